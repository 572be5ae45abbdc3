import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

const TABLE = 'docs/spec/hardening-tests.md'
const read = (path: string) => {
  const whole = join(projectRoot, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined
}
const rows = [...(read(TABLE) ?? '').matchAll(/^\| \d+ \| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, point = '', path = '', title = '']) => ({ point, path, title }),
)

/** What stands in a comment, or in a test that is left out, proves nothing. */
const withoutComments = (text = '') =>
  text.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '').replaceAll(/\b(test|describe)\.(skip|todo)[^\n]*/g, '')

test('every point of the hardening names a test that exists', () => {
  const missing = rows.filter(({ path, title }) => !withoutComments(read(path)).includes(title))
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(80)
})

test('every point of every section has a row', () => {
  const points = sectionsOf('docs/design/hardening.md').map(({ name, text }) => {
    const amount = text.match(/^- /gm)?.length ?? 0
    return [name, Array.from({ length: amount }, (_each, index) => index + 1)]
  })
  const told = sectionsOf(TABLE).map(({ name, text }) => {
    const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
    return [name, [...new Set(numbers)].sort((one, other) => one - other)]
  })
  expect(told).toEqual(points)
  expect(points.length).toBeGreaterThan(4)
})

/** The sections of a page in order, each with its text. */
function sectionsOf(path: string) {
  const [, ...sections] = (read(path) ?? '').split(/^## /m)
  return sections.map((section) => {
    const [name = '', ...lines] = section.split('\n')
    return { name: name.replace('’', "'"), text: lines.join('\n') }
  })
}
