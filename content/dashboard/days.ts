import { shownMoment, storedMoment } from '#contract/shared/moments.ts'

const DAY_MS = 24 * 3_600_000

/** The day so many days from today in Shanghai, as `YYYY-MM-DD`. */
export const dayFromToday = (days: number): string =>
  String(shownMoment(storedMoment(new Date(Date.now() + days * DAY_MS)))).slice(0, 10)
