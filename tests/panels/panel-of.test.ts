import { expect, test } from 'vitest'
import { panelOf } from '#app/admin/panels/panel-of.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'

/** Entries that show the cases of one category each; all of them keep the type `case`. */
const isCategory = (key: string) => key.startsWith('case-')

const namesOf = (files: Record<string, unknown>, pattern: RegExp) =>
  Object.keys(files).flatMap((file) => pattern.exec(file)?.[1] ?? [])
const withPanel = namesOf(
  import.meta.glob('../../app/admin/panels/*/*-panel.tsx'),
  /([\w-]+)-panel\.tsx$/,
).filter((name) => name !== 'coming')

test('every panel has a story, and a test of its own', () => {
  const shown = namesOf(
    import.meta.glob('../../stories/app/admin/*-panel.stories.tsx'),
    /([\w-]+)-panel\.stories/,
  )
  const tested = namesOf(import.meta.glob('./*.test.tsx'), /([\w-]+)\.test\.tsx$/)
  expect(withPanel.length).toBeGreaterThan(5)
  const missing = (name: string) => !shown.includes(name)
  expect(withPanel.filter(missing), 'show it: stories/app/admin/<name>-panel.stories.tsx').toEqual([])
  // The dashboard is tested with the shell around it.
  const untested = withPanel.filter((name) => !tested.includes(name) && name !== 'dashboard')
  expect(untested, 'test it: tests/panels/<name>.test.tsx').toEqual([])
})

test('every entry of the menu that leads to a panel keeps some content type', () => {
  const leaves = (Object.keys(titles) as MenuKey[]).filter((key) => !hasSubMenu(key) && !isCategory(key))
  const kept = new Set<string>(Object.values(panelOf))
  expect(leaves.filter((key) => !kept.has(key))).toEqual([])
})
