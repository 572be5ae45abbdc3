import type { LoggedRequest } from '#app/bug-report/request-log.ts'
import type { ShownCall } from './mock-api.ts'

/** Of longer bodies mock mode keeps the beginning, which cannot be played. */
const MOST_LETTERS = 100_000

/** The calls of mock mode as a report takes them; what is awaited still is none yet. */
export function callsForReport(calls: readonly ShownCall[]): readonly LoggedRequest[] {
  return calls.flatMap(({ method, address, sent, status, type = '', answered = '' }) => {
    if (status === undefined) return []
    const isWhole = answered.length < MOST_LETTERS
    return [
      { method, address, sent, status, type: isWhole ? type : '', answered: isWhole ? answered : '（太长）' },
    ]
  })
}
