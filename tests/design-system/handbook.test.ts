import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allComponents } from '#design-system/component-registry.ts'
import { englishName } from '#stories/inventory/part-names.ts'
import { synonyms } from '#stories/inventory/synonyms.ts'
import { globalTypes } from '#stories/toolbar-globals/global-types.ts'

const read = (page: string) => readFileSync(join(process.cwd(), 'docs', page), 'utf8')
const handbook = read('storybook.md')

test('the handbook has every toolbar global as the toolbar calls it, with its name in the address', () => {
  const rows = [...handbook.matchAll(/^\| (\S+) +\| `(\w+)`/gm)].map(([, name, global]) => [global, name])
  const toolbarGlobals = Object.entries(globalTypes ?? {}).map(([global, { name }]) => [global, name])
  expect(toolbarGlobals.length).toBeGreaterThan(4)
  expect(rows).toEqual(expect.arrayContaining(toolbarGlobals))
  // The viewport is a menu of Storybook itself, the rules a field of a panel.
  expect(rows.map(([global]) => global).sort()).toEqual(
    [...Object.keys(globalTypes ?? {}), 'mock', 'viewport'].sort(),
  )
})

test.each([
  'storybook.md',
  'visual-regression.md',
  'mocks.md',
  'mocks-recipes.md',
  'guides/storybook.md',
  'demonstration-media.md',
])('what designers and testers read in %s is Chinese', (page) => {
  const english = read(page)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|"[^"]*"/g, '')
    .split('\n')
    .filter((line) => /([A-Za-z]{3,} ){3}/.test(line))
  expect(english).toEqual([])
})

test('the words of which it says that the search finds them lead to the same component', () => {
  const [, ...words] = /别的叫法：搜"(.+?)"、"(.+?)"、"(.+?)"都找得到/.exec(handbook) ?? []
  expect(words).toHaveLength(3)
  const found = Object.entries(synonyms).filter(([folder, others]) => {
    const called = [allComponents.find((part) => part.folder === folder)?.name, englishName(folder), others]
    return words.every((word) => called.join(' ').toLowerCase().includes(word))
  })
  expect(found.map(([folder]) => folder)).toEqual(['select-field'])
})
