import type { DayLook } from '#content/site-settings/day-looks.ts'
import { FIRST_DAY } from '#contract/shared/first-day.ts'

/** One stretch of days with its look, as administrators keep it. */
interface DressedDays {
  look: DayLook | ''
  from: string
  until: string
}

/**
 * The site's look on a day, undefined on a usual one; mourning precedes any holiday. Days before FIRST_DAY, stored by
 * an earlier release with a mistyped year, are ignored.
 * @param today `YYYY-MM-DD` in Asia/Shanghai
 */
export function dayLookOn(days: readonly DressedDays[], today: string): DayLook | undefined {
  const looks = days
    .filter(({ from, until }) => FIRST_DAY <= from && from <= today && today <= until)
    .map(({ look }) => look)
  return looks.includes('mourning') ? 'mourning' : looks.find((look) => look !== '')
}
