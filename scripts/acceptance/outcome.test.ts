import { expect, test } from 'vitest'
import { outcomes } from './outcome.ts'

const lines = ['P-001', 'P-002'].map((number) => ({ number, section: '1', fact: 'A fact.' }))
const result = (path: string, title: string, hasPassed = true) => ({ kind: 'unit', path, title, hasPassed })
const verdicts = (named: Record<string, string[]>, results: ReturnType<typeof result>[]) =>
  outcomes(lines, new Map(Object.entries(named)), results).map(
    ({ number, verdict }) => `${number} ${verdict}`,
  )

test('a line has passed where every file that names it has run, and ranges count for each of their lines', () => {
  expect(
    verdicts({ 'P-001': ['a.test.ts', 'b.test.ts'], 'P-002': ['a.test.ts', 'tests/rows.ts'] }, [
      result('a.test.ts', 'group P-001…P-002 hold'),
      result('b.test.ts', 'P-001 holds'),
    ]),
  ).toEqual(['P-001 passed', 'P-002 passed'])
})

test('one test that failed outweighs those that passed', () => {
  const results = [result('a.test.ts', 'P-001 holds'), result('a.test.ts', 'P-001 elsewhere', false)]
  expect(verdicts({ 'P-001': ['a.test.ts'] }, results)[0]).toBe('P-001 failed')
})

test('a line of whose files one did not run is not passed', () => {
  const results = [result('a.test.ts', 'P-001 holds')]
  expect(verdicts({ 'P-001': ['a.test.ts', 'b.test.ts'] }, results)[0]).toBe('P-001 not run')
})

test('a line that is named and has no result is not run, and one that no test names has none', () => {
  const results = [result('a.test.ts', 'another')]
  expect(verdicts({ 'P-001': ['a.test.ts'] }, results)).toEqual(['P-001 not run', 'P-002 no test'])
})
