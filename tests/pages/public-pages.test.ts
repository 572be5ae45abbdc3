import { expect, test } from 'vitest'
import { publicPages as inventory } from '#stories/inventory/pages.ts'
import { storyFiles } from '#stories/inventory/story-files.ts'
import { publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { publicPages } from './public-pages.ts'

/** Beside the list of public-site §2.1. */
const added = ['/about/news/1', '/contact/jobs/1', '/search', '/privacy', '/terms']

test('tests open every page of the specification, and each that was added', () => {
  expect(Object.keys(publicPages).sort()).toEqual([...publicAddresses, ...added].sort())
})

test('the inventory names every page, and each has a story', () => {
  const named = inventory.filter(({ path }) => path !== '*')
  expect(named.map(({ path }) => path.replace('{id}', '1')).sort()).toEqual(
    [...publicAddresses, ...added].sort(),
  )
  expect(inventory.filter(({ story }) => !storyFiles.has(story))).toEqual([])
  expect(inventory.filter(({ name }) => !/^[\u4e00-\u9fff]/.test(name))).toEqual([])
})
