import type { ChecklistLine } from '../checklist-lines.ts'
import { grouped } from './grouped.ts'
import type { Reasons } from './lines-without-test.ts'
import type { TestTitle } from './test-titles.ts'

/** A test, or a group of tests, with its file. */
export interface TitledTest extends TestTitle {
  path: string
}

/** What vouches for one line of the checklist: tests whose titles bear its number, or why there are none. */
export interface Evidence extends ChecklistLine {
  tests: readonly TitledTest[]
  reason?: Reasons[string]
}

/** What the whole checklist stands on, line by line. */
export function evidenceOf(
  lines: readonly ChecklistLine[],
  tests: readonly TitledTest[],
  reasons: Reasons,
): Evidence[] {
  const byLine = grouped(
    tests.flatMap((test) => test.lines.map((number) => ({ number, test }))),
    ({ number }) => number,
  )
  return lines.map((line) => ({
    ...line,
    tests: (byLine.get(line.number) ?? []).map(({ test }) => test),
    reason: reasons[line.number],
  }))
}

/** What is wrong between the checklist, the tests and the table of reasons, each in one line that says what to do. */
export function faultsOf(
  lines: readonly ChecklistLine[],
  tests: readonly TitledTest[],
  reasons: Reasons,
): string[] {
  const known = new Set(lines.map(({ number }) => number))
  return [
    ...evidenceOf(lines, tests, reasons).flatMap((line) => fault(line) ?? []),
    ...tests.flatMap(({ path, title, lines: named }) =>
      named
        .filter((number) => !known.has(number))
        .map((number) => `${path}: ‘${title}’ names ${number}, which the checklist does not have`),
    ),
    ...Object.keys(reasons)
      .filter((number) => !known.has(number))
      .map((number) => `lines-without-test.ts: ${number} is no line of the checklist`),
  ]
}

function fault({ number, fact, tests: [first], reason }: Evidence): string | undefined {
  if (first && reason)
    return `${number} is said to have no test (${reason.why}), and ‘${first.title}’ in ${first.path} names it`
  if (first || reason) return undefined
  return `${number} has no test: put it in front of the title that proves ‘${fact}’, or say why in lines-without-test.ts`
}
