import {
  now as zonedNow,
  parseDate,
  parseDateTime,
  toCalendarDate,
  toCalendarDateTime,
  type DateValue,
} from '@internationalized/date'

/** Day only, or day and time to the second (back-office §9 date formats). */
export type DateKind = 'date' | 'date-time'

/** The first year that a date may be of; an earlier one is half typed or mistyped. */
const FIRST_YEAR = 1900
const EARLIEST_DATE = `${FIRST_YEAR}-01-01`

/** Years of two figures from here on are of the last century, as POSIX reads them. */
const LAST_CENTURY = 69

/** Stored texts are wall time here, wherever the administrator sits; nothing is converted. */
const ZONE = 'Asia/Shanghai'

const DAY_AND_TIME_LENGTH = 'YYYY-MM-DD HH:mm:ss'.length

/** 2026-11-21, 2026/11/21, 2026.11.21 or 2026年11月21日, and a time of day behind it. */
const WRITTEN =
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[\sT]*(\d{1,2})\s*[:：时点]\s*(\d{1,2})\s*分?(?:\s*[:：]?\s*(\d{1,2})(?:\.\d+)?\s*秒?)?)?$/

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

/** Reads what people paste, in the usual ways of writing a date; anything else to null. */
export function readPastedDate(text: string, kind: DateKind): DateValue | null {
  const match = WRITTEN.exec(text.normalize('NFKC').trim())
  if (!match) return null
  const [year, ...parts] = match.slice(1).map((part = '0') => part.padStart(2, '0'))
  const [month, day, hours, minutes, seconds] = parts
  return parseDateText(`${year}-${month}-${day} ${hours}:${minutes}:${seconds}`, kind)
}

/** A date to `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; null to the empty text. */
export function formatDateText(date: DateValue | null, kind: DateKind): string {
  if (!date) return ''
  if (kind === 'date') return toCalendarDate(date).toString()
  return toCalendarDateTime(date).toString().replace('T', ' ').slice(0, DAY_AND_TIME_LENGTH)
}

/** This day, or this second, in Shanghai. */
export function now(kind: DateKind): DateValue {
  const moment = toCalendarDateTime(zonedNow(ZONE)).set({ millisecond: 0 })
  return kind === 'date' ? toCalendarDate(moment) : moment
}

/** The sentence for a date outside the bounds; undefined inside them. */
export function boundsMessage(
  date: DateValue | null,
  { min, max, kind }: { min?: string; max?: string; kind: DateKind },
): string | undefined {
  if (!date) return undefined
  if (isOfNoYear(date)) return `不能早于 ${EARLIEST_DATE}`
  const [first, last] = [parseDateText(min, kind), parseDateText(max, kind)]
  if (first && date.compare(first) < 0) return `不能早于 ${formatDateText(first, kind)}`
  if (last && date.compare(last) > 0) return `不能晚于 ${formatDateText(last, kind)}`
  return undefined
}

/** Whether a date's year is none that anything is dated by: half typed, or mistyped. */
export const isOfNoYear = (date: DateValue): boolean => date.year < FIRST_YEAR

/** A date whose year was typed with two figures, with the year that is meant; any other as it is. */
export function withWholeYear(date: DateValue): DateValue {
  if (date.year < 10 || date.year > 99) return date
  return date.set({ year: date.year + (date.year < LAST_CENTURY ? 2000 : 1900) })
}
