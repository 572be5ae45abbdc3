import {
  getLocalTimeZone,
  now as zonedNow,
  parseDate,
  parseDateTime,
  toCalendarDate,
  toCalendarDateTime,
  type DateValue,
} from '@internationalized/date'

/** Day only, or day and time to the second (spec: back-office §9 date formats). */
export type DateKind = 'date' | 'date-time'

const DAY_AND_TIME_LENGTH = 'YYYY-MM-DD HH:mm:ss'.length

/** `2026-11-21` or `2026-11-21 09:30:00` (also with a T) to a date; anything else to null. */
export function parseDateText(text: string | null | undefined, kind: DateKind): DateValue | null {
  const written = (text ?? '').trim().replace(' ', 'T')
  if (!written) return null
  try {
    const parsed = written.includes('T') ? parseDateTime(written) : parseDate(written)
    return kind === 'date' ? toCalendarDate(parsed) : toCalendarDateTime(parsed)
  } catch {
    return null
  }
}

/** A date to `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; null to the empty text. */
export function formatDateText(date: DateValue | null, kind: DateKind): string {
  if (!date) return ''
  if (kind === 'date') return toCalendarDate(date).toString()
  return toCalendarDateTime(date).toString().replace('T', ' ').slice(0, DAY_AND_TIME_LENGTH)
}

/** This day, or this second, where the person sits. */
export function now(kind: DateKind): DateValue {
  const moment = toCalendarDateTime(zonedNow(getLocalTimeZone())).set({ millisecond: 0 })
  return kind === 'date' ? toCalendarDate(moment) : moment
}
