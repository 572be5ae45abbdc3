import { citedLines } from '../checks/spec-tests/cited-lines.ts'
import type { Evidence } from '../checks/spec-tests/evidence.ts'
import { grouped } from '../checks/spec-tests/grouped.ts'
import type { TestResult } from './test-results.ts'

/** What the last runs say of a line: `not run` where its tests have no result, `no test` where none names it. */
export type Verdict = 'passed' | 'failed' | 'not run' | 'no test'

/** A line of the checklist with what came of its tests. */
export interface Outcome extends Evidence {
  verdict: Verdict
  results: readonly TestResult[]
}

/** Every line with the results of the tests whose titles bear its number; one that failed outweighs all that passed. */
export function outcomes(evidence: readonly Evidence[], results: readonly TestResult[]): Outcome[] {
  const byLine = grouped(
    results.flatMap((result) => [...new Set(citedLines(result.title))].map((number) => ({ number, result }))),
    ({ number }) => number,
  )
  return evidence.map((line) => {
    const own = (byLine.get(line.number) ?? []).map(({ result }) => result)
    return { ...line, results: own, verdict: verdictOf(line, own) }
  })
}

function verdictOf({ tests }: Evidence, results: readonly TestResult[]): Verdict {
  if (results.some(({ hasPassed }) => !hasPassed)) return 'failed'
  // A test that has no result may be the one that fails: a line is as good as all that names it.
  const hasAll = tests.every(({ path }) => results.some((result) => result.path === path))
  if (results.length > 0 && hasAll) return 'passed'
  return tests.length > 0 ? 'not run' : 'no test'
}
