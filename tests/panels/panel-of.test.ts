import { expect, test } from 'vitest'
import { panelOf } from '#app/admin/panels/panel-of.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'

/** Entries that show the cases of one category each; all of them keep the type `case`. */
const isCategory = (key: string) => key.startsWith('case-')

test('every entry of the menu that leads to a panel keeps some content type', () => {
  const leaves = (Object.keys(titles) as MenuKey[]).filter((key) => !hasSubMenu(key) && !isCategory(key))
  const kept = new Set<string>(Object.values(panelOf))
  expect(leaves.filter((key) => !kept.has(key))).toEqual([])
})
