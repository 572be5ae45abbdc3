// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureKinds } from '#mocks/failures/failure-kinds.ts'
import { declaredCalls } from '#mocks/situation/declared-calls.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { notWalked } from './not-walked.ts'
import { keptSeen } from './seen.ts'

const rows = [...keptSeen('console'), ...keptSeen('site'), ...keptSeen('forms')]
const proved = readFileSync(join(projectRoot, 'docs/spec/tests.md'), 'utf8')
const checklist = readFileSync(join(projectRoot, 'docs/spec/checklist.md'), 'utf8')

test('every declared call is in the table of failures, or is known not to be made by a screen that is walked', () => {
  const walked = new Set(rows.map(({ line }) => line))
  const missing = declaredCalls.filter(({ call }) => !walked.has(call.line)).map(({ call }) => call.line)
  expect(missing.sort()).toEqual(Object.keys(notWalked).sort())
})

test('every place in the table has every kind of failure that its call allows, and no other', () => {
  const places = new Map<string, string[]>()
  for (const { screen, act, line, kind } of rows) {
    const place = [screen, act, line].join(' | ')
    places.set(place, [...(places.get(place) ?? []), kind])
  }
  const wrong = [...places].filter(([place, kinds]) => {
    const line = place.split(' | ').at(-1)
    const matched = declaredCalls.find(({ call }) => call.line === line)
    return !matched || failureKinds(matched).sort().join() !== kinds.sort().join()
  })
  expect(wrong).toEqual([])
})

test('every row has a sentence in Chinese', () => {
  expect(rows.filter(({ said }) => !said.some((each) => /[\u4e00-\u9fff]{2}/.test(each)))).toEqual([])
})

test('every failure sentence of both error catalogues is in the table, or proved by tests of its number', () => {
  const seen = rows.flatMap(({ said }) => said).join('\n')
  const lines = [...checklist.matchAll(/^- (P-4[5-8]\d|A-5[6-9]\d|A-6[0-3]\d) .*(?:failure|fails|no message|no answer)[^:]*: ([\u4e00-\u9fff，]{3,})/gim)] // oxfmt-ignore
  expect(lines.length).toBeGreaterThan(35)
  const silent = lines.filter(([, number = '', sentence = '']) => !seen.includes(sentence) && !new RegExp(`^- \\*\\*${number}\\*\\* .*\\n  - `, 'm').test(proved)) // oxfmt-ignore
  expect(silent.map(([line]) => line)).toEqual([])
})
