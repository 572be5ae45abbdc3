import { shanghaiDay } from '#contract/shared/moments.ts'

/** What an exported list is saved as, by its noun and the day in Shanghai: 资讯-20261125.xlsx. */
export function exportFileName(noun: string, now: Date, ending: 'csv' | 'xlsx'): string {
  const day = shanghaiDay(now).replaceAll('-', '')
  return `${noun}-${day}.${ending}`
}
