import { expect, test } from 'vitest'
import { addressOf as siteAddressOf } from '#stories/bug-reports/story-address.ts'
import { addressOf as docsAddressOf } from '#stories/failures/failure-rows.ts'
import { patterns } from '#stories/inventory/patterns.ts'
import { storyFiles } from '#stories/inventory/story-files.ts'
import { hasSubMenu, titles, type MenuKey } from '#app/admin/shell/menu.ts'

test('every pattern of the inventory names a story file that is there', () => {
  expect(patterns.filter(({ story }) => !storyFiles.has(story)).map(({ file }) => file)).toEqual([])
})

test('the table of failures leads from every panel to its stories', () => {
  const panels = (Object.keys(titles) as MenuKey[]).filter((key) => !hasSubMenu(key))
  const lost = panels.filter((key) => !docsAddressOf(key))
  // The cases of a category are shown by the story of one of them.
  expect(lost.filter((key) => !key.startsWith('case-'))).toEqual([])
  expect(docsAddressOf('banner · 列表')).toContain('banner')
})

test('a bug report of a story of the console is opened in the console', () => {
  expect(siteAddressOf('./content/banner/banner.stories.tsx')).toMatch(/^\/admin/)
  expect(siteAddressOf('./stories/app/admin/login.stories.tsx')).toMatch(/^\/admin/)
  expect(siteAddressOf('./stories/design-system/button.stories.tsx')).toBe('')
})
