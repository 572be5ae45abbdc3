import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { checklistLines } from '../checks/checklist-lines.ts'

const linesOf = (name: string) => {
  const checklist = readFileSync(join(projectRoot, 'docs/spec', name), 'utf8')
  return [...checklistLines(checklist, 'P'), ...checklistLines(checklist, 'A')]
}
const english = linesOf('checklist.md')
const chinese = linesOf('checklist.zh.md')

test('every line stands in Chinese, in the same order and section', () => {
  const places = (lines: typeof english) => lines.map(({ number, section }) => `${number} §${section}`)
  expect(places(chinese)).toEqual(places(english))
  expect(chinese.filter(({ fact }) => !/\p{Script=Han}{2}/u.test(fact))).toEqual([])
})

test('addresses, numbers, names of fields and Chinese words of a line are kept in its translation', () => {
  const lost = english.flatMap(({ number, fact }, index) =>
    literalsOf(fact)
      .filter((literal) => !chinese[index]!.fact.includes(literal))
      .map((literal) => `${number} ${literal}`),
  )
  expect(lost).toEqual([])
})

function literalsOf(fact: string): string[] {
  const kinds = [/\/[a-z][\w/{}$-]*/gi, /\d+(?:\.\d+)?/g, /\b[a-z]+(?:[A-Z]\w*|_\w+)\b/g, /\p{Script=Han}+/gu]
  return kinds.flatMap((kind) => fact.match(kind) ?? [])
}
