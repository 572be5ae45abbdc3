import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Modules } from '#scripts/checks/spec-tests/module-scope.ts'
import { testTitles } from '#scripts/checks/spec-tests/test-titles.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'

const TABLE = 'docs/spec/hardening-tests.md'
const read = (path: string) => {
  const whole = join(projectRoot, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined
}
const modules = new Modules(read)
const rows = [...(read(TABLE) ?? '').matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, point = '', path = '', title = '']) => ({ point, path, title: title.replaceAll('\\\\', '\\') }),
)

test('every point of the hardening names a test that exists', () => {
  const titles = new Map<string, string[]>()
  const titlesOf = (path: string) => {
    const known = titles.get(path) ?? testTitles(path, modules).map(({ title }) => title)
    titles.set(path, known)
    return known
  }
  const missing = rows.filter(({ path, title }) => !titlesOf(path).some((each) => each.includes(title)))
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(80)
})

test('every section of the hardening has its table', () => {
  const sections = (path: string) =>
    [...(read(path) ?? '').matchAll(/^## (.+)$/gm)].map(([, name]) => name?.replace('’', "'"))
  expect(sections(TABLE)).toEqual(sections('docs/design/hardening.md'))
})
