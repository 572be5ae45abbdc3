import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { evidenceOf, faultsOf } from './evidence.ts'
import { linesWithoutTest } from './lines-without-test.ts'
import { projectEvidence } from './project-evidence.ts'
import { testsPage } from './tests-page.ts'

const project = projectEvidence()

test('every line of the checklist is named by a test or says why not, and every title names lines that exist', () => {
  expect(project.lines).toHaveLength(1181)
  expect(project.tests.length).toBeGreaterThan(2000)
  expect(faultsOf(project.lines, project.tests, linesWithoutTest)).toEqual([])
})

test('docs/spec/tests.md is what `npm run spec:tests` writes', () => {
  const page = readFileSync(join(projectRoot, 'docs/spec/tests.md'), 'utf8')
  const isWritten = page === testsPage(evidenceOf(project.lines, project.tests, linesWithoutTest))
  expect(isWritten, 'a title changed: run npm run spec:tests').toBe(true)
})

const lines = [
  { number: 'A-001', section: '1', fact: 'One.' },
  { number: 'A-002', section: '1', fact: 'Two.' },
]
const proof = { path: 'tests/one.test.ts', title: 'A-001 one', lines: ['A-001'] }
const because = 'Nothing happens by it.'

test('a line that is neither proven nor listed is named with its fact', () => {
  expect(faultsOf(lines, [proof], {})).toEqual([
    'A-002 has no test: put it in front of the title that proves ‘Two.’, or say why in lines-without-test.ts',
  ])
  expect(faultsOf(lines, [proof], { 'A-002': { why: 'description', because } })).toEqual([])
})

test('a title that names no line of the checklist is named with its file', () => {
  const wrong = { path: 'tests/two.test.ts', title: 'A-002, A-999 two', lines: ['A-002', 'A-999'] }
  expect(faultsOf(lines, [proof, wrong], {})).toEqual([
    'tests/two.test.ts: ‘A-002, A-999 two’ names A-999, which the checklist does not have',
  ])
})

test('a reason for a line that is proven, or for one that does not exist, is named', () => {
  const reasons = {
    'A-001': { why: 'not shown', because },
    'A-002': { why: 'description', because },
    'A-003': { why: 'description', because },
  } as const
  expect(faultsOf(lines, [proof], reasons)).toEqual([
    'A-001 is said to have no test (not shown), and ‘A-001 one’ in tests/one.test.ts names it',
    'lines-without-test.ts: A-003 is no line of the checklist',
  ])
})

test('the page tells each line, its tests without their numbers, and what has none', () => {
  const page = testsPage(evidenceOf(lines, [proof], { 'A-002': { why: 'description', because } }))
  expect(page).toContain('- Named by tests: 1 of 2 lines.\n- description: 1 (A-002).\n')
  expect(page).toContain('## §1\n\n- **A-001** One.\n  - tests/one.test.ts: `one`\n')
  expect(page).toContain('- **A-002** Two.\n  - _description_: Nothing happens by it.\n')
})
