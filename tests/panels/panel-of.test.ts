import { expect, test } from 'vitest'
import { storedTypes } from '#content/registry/stored-types.ts'
import { hasSubMenu, menuKeyOfType, titles, typesOf, type MenuKey } from '#app/admin/shell/menu.ts'

const keys = Object.keys(titles) as MenuKey[]
/** Entries that show something to keep; the others only lead to them. */
const leaves = keys.filter((key) => !hasSubMenu(key))

/** Entries that show the cases of one category each; all of them keep the type `case`, by the same panel. */
const isCategory = (key: MenuKey) => key.startsWith('case-') && typesOf(key).length === 0

const texts = (files: Record<string, unknown>) => Object.values(files).join('\n')
const tests = texts(
  import.meta.glob(['./*.ts*', '../../content/*/*.{test,expected}.ts*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const storyFiles = import.meta.glob<string>('../../content/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stories = texts(storyFiles)
const panelFiles = Object.entries(storyFiles).flatMap(([path, text]) => {
  const [, panel] = /([a-z-]+)\.stories\.tsx$/.exec(path) ?? []
  return panel ? [{ panel, text }] : []
})
/** One record only, a row for each text of the site's pages, or the cases of one category. */
const neverMany = [
  'about',
  'site-settings',
  'internet-bpo',
  'data-collection',
  'page-config',
  'category-cases',
]

test.each(leaves)('the panel of %s is opened by a test and shown in a story', (key) => {
  expect(opens(tests, key), `open it in a test of its folder: showPanel('${key}')`).toBe(true)
  const shown = isCategory(key) ? leaves.filter(isCategory) : [key]
  expect(
    shown.some((each) => opens(stories, each)),
    `show it in the stories of its folder: signedInAt('${key}')`,
  ).toBe(true)
})

test.each(panelFiles)('the stories of $panel show its usual states', ({ panel, text }) => {
  const shown = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
  const wished = ['Empty', 'LoadFails', ...(neverMany.includes(panel) ? [] : ['Many'])]
  expect(shown).toEqual(expect.arrayContaining(wished))
  // What is read before it can be changed is read as usual.
  expect(shown).toContain(panel === 'about' ? 'ReadOnly' : 'Normal')
})

test('there are stories of panels', () => {
  expect(panelFiles.length).toBeGreaterThan(25)
})

test('the question itself finds what is missing', () => {
  expect(opens("await showPanel('news')", 'news')).toBe(true)
  expect(opens("beforeEach: signedInAt('news-letters')", 'news')).toBe(false)
  expect(opens("screen.getByText('news')", 'news')).toBe(false)
})

/** Whether a source opens the panel: by its key in a call, or as the `panel` of a table. */
function opens(text: string, key: string): boolean {
  return new RegExp(
    `(showPanel|showConsoleAt|signedInAt)\\('${key}'|panel: '${key}'|category\\('${key}'`,
  ).test(text)
}

test('every entry of the menu that leads to a panel keeps some content type', () => {
  expect(leaves.filter((key) => !isCategory(key) && typesOf(key).length === 0)).toEqual([])
})

/** Records that the product writes for itself. */
const internal = ['account', 'session', 'attempt', 'revision', 'audit-anchor', 'resume']

test('every stored content type has a panel that edits it', () => {
  const lost = storedTypes
    .map(({ name }) => name)
    .filter((name) => !menuKeyOfType(name) && !internal.includes(name))
  expect(lost, 'name it in `types` of the menu file of its folder').toEqual([])
})
