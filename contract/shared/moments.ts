const EIGHT_HOURS_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** A moment as it is stored: UTC, sortable as text, alike in every store. */
export const storedMoment = (moment: Date): string => moment.toISOString()

/** A stored moment as people read it: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function shownMoment(stored: string | null): string | null {
  if (!stored) return null
  // Shanghai has had no summer time since 1991, and a fixed shift is the same whatever the host's own zone.
  return new Date(Date.parse(stored) + EIGHT_HOURS_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD HH:mm:ss` (or minutes only, or a day) in Asia/Shanghai to the stored form; undefined for what is no moment. */
export function readMoment(sent: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(sent)
  if (!found?.[1] || !isDay(found[1])) return undefined
  const time = Date.parse(`${found[1]}T${found[2] ?? '00:00'}${found[3] ?? ':00'}.000Z`)
  return Number.isNaN(time) ? undefined : new Date(time - EIGHT_HOURS_MS).toISOString()
}

/** Whether a text names a day that exists. */
export function isDay(sent: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(sent)) return false
  const time = Date.parse(`${sent}T00:00:00.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(sent)
}

/** The day that a moment is in, in Asia/Shanghai. */
export const shanghaiDay = (moment: Date): string =>
  new Date(moment.getTime() + EIGHT_HOURS_MS).toISOString().slice(0, 10)

/** When the next day begins in Asia/Shanghai; milliseconds since the epoch. */
export const nextShanghaiDay = (now: number): number =>
  Date.parse(boundsOfDay(shanghaiDay(new Date(now))).last) + 1

/** First and last stored moment of a day in Asia/Shanghai. */
export function boundsOfDay(day: string): { first: string; last: string } {
  const start = Date.parse(`${day}T00:00:00.000Z`) - EIGHT_HOURS_MS
  return { first: new Date(start).toISOString(), last: new Date(start + DAY_MS - 1).toISOString() }
}
