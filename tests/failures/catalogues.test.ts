// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesInTests } from '#scripts/checks/spec-tests/lines-in-tests.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { storedSnapshots, parts } from './snapshots.ts'
import { screenSources, sourcesOf } from './sources.ts'
import { uncoveredLines, uncoveredMessages } from './uncovered-messages.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
/** All that was on a screen while a call failed. */
const seen = parts.flatMap(storedSnapshots).flatMap(({ said }) => said).join('\n') // oxfmt-ignore
/** This file's list of exceptions is no proof. */
const tests = sourcesOf(
  ['app', 'content', 'contract', 'db', 'design-system', 'mocks', 'operations', 'tests'],
  true,
)
  .map(({ text }) => text)
  .join('\n')

test('every line of both error catalogues is met by a row of the table or by a test of its number', () => {
  const proved = linesInTests()
  // The error catalogues are section 8 of either specification.
  const lines = read('docs/spec/checklist.zh.md').match(/^- [PA]-\d+ [?! ]*\[\xa78\] .*$/gm) ?? []
  expect(lines.length).toBe(95)
  const unmet = lines.filter((line) => {
    const [, number = ''] = /^- (\S+)/.exec(line) ?? []
    const sentences = [...line.matchAll(/「([^」]+)」/g)].map(([, sentence = '']) => sentence)
    const isSeen = sentences.length > 0 && sentences.every((each) => seen.includes(each))
    return !isSeen && !proved.has(number)
  })
  expect(unmet.map((line) => /^- (\S+)/.exec(line)?.[1]).sort()).toEqual(Object.keys(uncoveredLines).sort())
})

/** What people are told when something goes wrong; a template's text up to what is filled in. */
const TROUBLE = /[^'"`<>{}$\n]*(?:失败|错误|稍后|未能|无法(?!恢复|播放)|过期|超时)[^'"`<>{}$\n]*/g

test('every sentence of console and site about something that failed is in the table, or in a test', () => {
  const own = screens().flatMap(({ path, text }) =>
    [...text.matchAll(TROUBLE)].map(([sentence]) => ({ path, sentence: sentence.trim() })),
  )
  expect(own.length).toBeGreaterThan(100)
  // Those of contract/shared/messages.ts all go through catalogue-sentences.slow.test.tsx.
  const silent = own.filter(({ sentence }) => !seen.includes(sentence) && !tests.includes(sentence))
  expect([...new Set(silent.map(({ path, sentence }) => `${path}: ${sentence}`))].sort()).toEqual(
    Object.keys(uncoveredMessages).sort(),
  )
})

/** What visitors and administrators are shown; operators, testers and designers read other sentences. */
function screens() {
  return screenSources().filter(
    ({ path }) => !/^(app\/(server|mock-bar)\/|design-system\/(tokens\/|component-registry\.ts))/.test(path),
  )
}
