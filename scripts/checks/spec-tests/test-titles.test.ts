import { expect, test } from 'vitest'
import { Modules } from './module-scope.ts'
import { testTitles } from './test-titles.ts'

/** The titles of a planted file, beside other files that it may import. */
function titlesIn(source: string, others: Readonly<Record<string, string>> = {}) {
  const sources: Readonly<Record<string, string>> = { ...others, 'tests/planted.test.ts': source }
  return testTitles('tests/planted.test.ts', new Modules((path) => sources[path]))
}
const wordsIn = (...given: Parameters<typeof titlesIn>) => titlesIn(...given).map(({ title }) => title)

test('titles of tests and groups are read, and no other text that holds a number', () => {
  const source = `
    // test('A-001 in a comment', () => {})
    const planted = "test('A-002 in a text', () => {})"
    describe('A-003 a group', () => {
      test('A-004 in it', async () => expect(planted).toBe('A-005'))
      test.skipIf(isWindows)('A-006 sometimes', () => {})
    })
    test.describe('A-007 of Playwright', () => { test.use({ locale: 'zh-CN' }) })
    pattern.test('A-008')
  `
  expect(wordsIn(source)).toEqual(['A-003 a group', 'A-004 in it', 'A-006 sometimes', 'A-007 of Playwright'])
})

test('a range is every line of it', () => {
  expect(titlesIn("test('A-028…A-030, P-099 the screen', () => {})")[0]?.lines).toEqual([
    'A-028',
    'A-029',
    'A-030',
    'P-099',
  ])
})

test('rows bring their numbers, wherever they were put together', () => {
  const source = `
    import { facts, numbered } from './facts.ts'
    test.each([['A-001', 'one'], ['A-002', 'two']] as const)('%s the word %s', () => {})
    test.each(numbered(facts.filter(({ isShown }) => isShown)))('A-003, %s: is shown', () => {})
    test.each([3, 4])('A-009 %i is a number', () => {})
    const common = 'A-006, A-007'
    for (const { line, name } of facts) test(\`\${common}, \${line} \${name}: \${later()}\`, () => {})
  `
  const facts = `
    const fact = (line: string, name: string, isShown = true) => ({ line, name, isShown })
    export const facts = [fact('A-004', 'first'), fact('A-005', 'second', false)]
    export const numbered = (of: readonly Fact[]) => of.map((each) => [\`\${each.line} \${each.name}\`, each] as const)
  `
  const titles = titlesIn(source, { 'tests/facts.ts': facts })
  expect(titles).toEqual([
    { title: '%s the word %s', lines: [] },
    { title: 'A-001 the word one', lines: ['A-001'] },
    { title: 'A-002 the word two', lines: ['A-002'] },
    { title: 'A-003, %s: is shown', lines: ['A-003'] },
    { title: 'A-003, A-004 first: is shown', lines: ['A-004'] },
    { title: 'A-009 %i is a number', lines: ['A-009'] },
    { title: 'A-006, A-007, A-004 first: …', lines: ['A-006', 'A-007', 'A-004'] },
    { title: 'A-006, A-007, A-005 second: …', lines: ['A-006', 'A-007', 'A-005'] },
  ])
})

test('rows that only running would tell bring none', () => {
  const source = "test.each(await load())('A-001, %s comes', () => {})"
  expect(titlesIn(source)).toEqual([{ title: 'A-001, %s comes', lines: ['A-001'] }])
})

test('of two lists that running chooses from, the rows of both are there', () => {
  const source = `
    const rows = [['A-001 one'], ['A-002 two']] as const
    const some = (of) => (isFull() ? of : few(of))
    test.each(some(rows))('%s', () => {})
    test.each(isFull() ? rows : [['A-003 three']])('%s more', () => {})
    test.each(isFull() ? first() : second())('%s least', () => {})
  `
  expect(wordsIn(source)).toEqual([
    '%s',
    'A-001 one',
    'A-002 two',
    '%s more',
    'A-001 one more',
    'A-002 two more',
    'A-003 three more',
    '%s least',
  ])
})
