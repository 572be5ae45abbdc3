import type { ChecklistLine } from '../checks/checklist-lines.ts'
import { citedLines } from '../checks/spec-tests/cited-lines.ts'
import { linesWithoutTest, type Reasons } from '../checks/spec-tests/lines-without-test.ts'
import { groupBy } from './group-by.ts'
import type { TestResult } from './test-results.ts'

/** What the last runs say of a line: `not run` where its tests have no result, `no test` where none names it. */
export type Verdict = 'passed' | 'failed' | 'not run' | 'no test'

/** A line of the checklist with what came of its tests. */
export interface Outcome extends ChecklistLine {
  /** Why it has no test. */
  reason?: Reasons[string]
  verdict: Verdict
  results: readonly TestResult[]
}

/**
 * Every line with the results of the tests whose titles bear its number; one that failed outweighs all that passed.
 * @param namedIn files of tests by the numbers that they name (`linesInTests`)
 */
export function outcomes(
  lines: readonly ChecklistLine[],
  namedIn: ReadonlyMap<string, readonly string[]>,
  results: readonly TestResult[],
): Outcome[] {
  const byLine = groupBy(
    results.flatMap((result) => [...new Set(citedLines(result.title))].map((number) => ({ number, result }))),
    ({ number }) => number,
  )
  const hasRun = new Set(results.map(({ path }) => path))
  // A test without a result may be the one that fails, so a line depends on every test that names it. Data
  // (`*.expected.ts`) never run.
  const isMissing = (path: string) => /\.(test|spec)\.tsx?$/.test(path) && !hasRun.has(path)
  return lines.map((line) => {
    const own = (byLine.get(line.number) ?? []).map(({ result }) => result)
    const files = namedIn.get(line.number) ?? []
    const verdict = verdictOf(own, files, files.some(isMissing))
    return { ...line, reason: linesWithoutTest[line.number], results: own, verdict }
  })
}

function verdictOf(
  results: readonly TestResult[],
  files: readonly string[],
  isPartMissing: boolean,
): Verdict {
  if (results.some(({ hasPassed }) => !hasPassed)) return 'failed'
  if (results.length > 0) return isPartMissing ? 'not run' : 'passed'
  return files.length > 0 ? 'not run' : 'no test'
}
