import type { DayLook } from '#content/site-settings/day-looks.ts'

/** The first day that the contract's dates take; visitors load none of its rules. */
const FIRST_DAY = '1900-01-01'

/** One stretch of days with its look, as administrators keep it. */
interface DressedDays {
  look: DayLook | ''
  from: string
  until: string
}

/**
 * How the site is dressed on a day; undefined on a usual one. Mourning goes before any holiday. Days of a mistyped year,
 * which an earlier release stored, dress nothing.
 * @param today `YYYY-MM-DD` in Asia/Shanghai
 */
export function dayLookOn(days: readonly DressedDays[], today: string): DayLook | undefined {
  const looks = days
    .filter(({ from, until }) => FIRST_DAY <= from && from <= today && today <= until)
    .map(({ look }) => look)
  return looks.includes('mourning') ? 'mourning' : looks.find((look) => look !== '')
}
