import type { ParityReport } from '#mocks/parity-report.ts'
import type { Parity } from './find-differences.ts'

/** The parity as the repository keeps it, for the panel of calls in Storybook; the day alone, so that a second run changes nothing. */
export function keptReport({ requests, requestsOfCalls, differences }: Parity, now: Date): ParityReport {
  const lines = [...new Set([...Object.keys(requestsOfCalls), ...differences.map(({ line }) => line)])].sort()
  const calls = lines.map((line) => {
    const own = differences.filter((difference) => difference.line === line)
    const kinds = [...new Set(own.map(({ kind }) => kind))].sort().join(', ')
    const found = { requests: requestsOfCalls[line] ?? 0, differences: own.length }
    return [line, kinds ? { ...found, kinds } : found] as const
  })
  return { checkedOn: now.toISOString().slice(0, 10), requests, calls: Object.fromEntries(calls) }
}
