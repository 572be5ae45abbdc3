import { storedMoment, shownMoment } from '#contract/shared/moments.ts'

/** When something was typed, as people say it: 11月25日 09:12, in Shanghai. */
export function draftTime(typedAt: number): string {
  return dayAndTime(shownMoment(storedMoment(new Date(typedAt))) ?? '')
}

/** A time as the API shows it, without the year and the seconds: 11月25日 09:12. */
export function dayAndTime(shown: string): string {
  const [day = '', time = ''] = shown.split(' ')
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日 ${time.slice(0, 5)}`
}
