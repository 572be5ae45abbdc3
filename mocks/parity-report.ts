/** The last run of `npm run parity`, as it is kept in the repository. */
export interface ParityReport {
  /** The day of the run, `YYYY-MM-DD`. */
  checkedOn: string
  /** Requests sent to each side. */
  requests: number
  /** What was found of each declared call, by its line. */
  calls: Record<string, CallParity>
}

interface CallParity {
  requests: number
  differences: number
  /** Which kinds of difference, such as `shape, value`; absent without any. */
  kinds?: string
}

export type Agreement = 'agrees' | 'differs' | 'unchecked'

/** Whether the mocks answer a call as the product does; a call the report does not know was never compared. */
export function agreementOn({ calls }: ParityReport, line: string): Agreement {
  if (!Object.hasOwn(calls, line)) return 'unchecked'
  return calls[line]?.differences === 0 ? 'agrees' : 'differs'
}

const DAY_MS = 86_400_000

/** How many whole days ago the report was made. */
export function ageInDays({ checkedOn }: ParityReport, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(checkedOn)) / DAY_MS))
}
