import { expect, test } from 'vitest'
import { publicPages as inventory } from '#stories/inventory/pages.ts'
import { storyFiles } from '#stories/inventory/story-files.ts'
import { addedAddresses, publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { publicPages } from './public-pages.ts'

const expected = [...publicAddresses, ...addedAddresses].sort()

test('tests open every page of the specification, and each that was added, by its route file', () => {
  expect(Object.keys(publicPages).sort()).toEqual(expected)
})

test('the inventory names every page, and each has a story', () => {
  const named = inventory.filter(({ path }) => path !== '*')
  expect(named.map(({ path }) => path.replace('{id}', '1')).sort()).toEqual(expected)
  expect(inventory.filter(({ story }) => !storyFiles.has(story))).toEqual([])
  expect(inventory.filter(({ name }) => !/^[\u4e00-\u9fff]/.test(name))).toEqual([])
})
