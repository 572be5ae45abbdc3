import { expect, test } from 'vitest'
import { linesInTests, linesInTexts, projectLines } from './lines-in-tests.ts'
import { linesWithoutTest } from './lines-without-test.ts'

const lines = projectLines().map(({ number }) => number)
const inTests = linesInTests()

test('every line of the checklist is named by a test, or says in lines-without-test.ts why not', () => {
  expect(lines).toHaveLength(1181)
  expect(lines.filter((number) => !inTests.has(number))).toEqual(Object.keys(linesWithoutTest).sort(inOrder))
})

test('tests name only lines that the checklist has', () => {
  const unknown = [...inTests].filter(([number]) => !lines.includes(number))
  expect(unknown).toEqual([])
})

test('titles and their data are read with every line of a range, and comments are not', () => {
  const text = `
    // test('A-001 in a comment', () => {})
    /** A-002 in another. */
    test('A-028…A-030, P-099 the screen', () => {})
    const rows = [['A-004', 'one']]
  `
  expect([...linesInTexts([{ path: 'a.test.ts', text }])]).toEqual(
    ['A-028', 'A-029', 'A-030', 'P-099', 'A-004'].map((number) => [number, ['a.test.ts']]),
  )
})

const inOrder = (one: string, other: string) => lines.indexOf(one) - lines.indexOf(other)
