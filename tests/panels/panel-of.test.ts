import { expect, test } from 'vitest'
import { panelOf } from '#app/admin/panels/panel-of.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'

const keys = Object.keys(titles) as MenuKey[]
/** Entries that show something to keep; the others only lead to them. */
const leaves = keys.filter((key) => !hasSubMenu(key))

const kept = new Set<string>(Object.values(panelOf))
/** Entries that show the cases of one category each; all of them keep the type `case`, by the same panel. */
const isCategory = (key: string) => key.startsWith('case-') && !kept.has(key)

const texts = (files: Record<string, unknown>) => Object.values(files).join('\n')
const tests = texts(import.meta.glob('./*.ts*', { eager: true, query: '?raw', import: 'default' }))
const stories = texts(
  import.meta.glob('../../stories/app/admin/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

test.each(leaves)('the panel of %s is opened by a test and shown in a story', (key) => {
  expect(opens(tests, key), `open it in a test of tests/panels: showPanel('${key}')`).toBe(true)
  const shown = isCategory(key) ? leaves.filter(isCategory) : [key]
  expect(
    shown.some((each) => opens(stories, each)),
    `show it in stories/app/admin: signedInAt('${key}')`,
  ).toBe(true)
})

test('the question itself finds what is missing', () => {
  expect(opens("await showPanel('news')", 'news')).toBe(true)
  expect(opens("beforeEach: signedInAt('news-letters')", 'news')).toBe(false)
  expect(opens("screen.getByText('news')", 'news')).toBe(false)
})

/** Whether a text opens the panel: by its key in a call, or as the `panel` of a table of panels. */
function opens(text: string, key: string): boolean {
  return new RegExp(
    `(showPanel|showConsoleAt|signedInAt)\\('${key}'|panel: '${key}'|category\\('${key}'`,
  ).test(text)
}

test('every entry of the menu that leads to a panel keeps some content type', () => {
  expect(leaves.filter((key) => !key.startsWith('case-') && !kept.has(key))).toEqual([])
})
