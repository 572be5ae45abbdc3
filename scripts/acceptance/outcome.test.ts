import { expect, test } from 'vitest'
import type { Evidence } from '../checks/spec-tests/evidence.ts'
import { outcomes } from './outcome.ts'

const line = (number: string, paths: readonly string[] = []): Evidence => ({
  number,
  section: '1',
  fact: 'A fact.',
  tests: paths.map((path) => ({ path, title: `${number} holds`, lines: [number] })),
})
const result = (path: string, title: string, hasPassed = true) => ({ kind: 'unit', path, title, hasPassed })
const verdicts = (...[evidence, results]: Parameters<typeof outcomes>) =>
  outcomes(evidence, results).map(({ number, verdict }) => `${number} ${verdict}`)

test('a line has passed where every file that names it has, and ranges count for each of their lines', () => {
  expect(
    verdicts(
      [line('P-001', ['a.test.ts', 'b.test.ts']), line('P-002', ['a.test.ts'])],
      [result('a.test.ts', 'group P-001…P-002 hold'), result('b.test.ts', 'P-001 holds')],
    ),
  ).toEqual(['P-001 passed', 'P-002 passed'])
})

test('one test that failed outweighs those that passed', () => {
  const results = [result('a.test.ts', 'P-001 holds'), result('a.test.ts', 'P-001 elsewhere', false)]
  expect(verdicts([line('P-001', ['a.test.ts'])], results)).toEqual(['P-001 failed'])
})

test('a line of whose files one did not run is not passed', () => {
  const results = [result('a.test.ts', 'P-001 holds')]
  expect(verdicts([line('P-001', ['a.test.ts', 'b.test.ts'])], results)).toEqual(['P-001 not run'])
})

test('a line that no test names has none', () => {
  expect(verdicts([line('P-001')], [])).toEqual(['P-001 no test'])
})
