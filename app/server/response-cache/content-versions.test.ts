import { expect, test, vi } from 'vitest'
import { createContentVersions } from './content-versions.ts'

test('a write begins a revision and calls back', () => {
  const contentVersions = createContentVersions()
  const begun = vi.fn()
  contentVersions.subscribe(begun)
  const before = contentVersions.current()
  expect(contentVersions.current()).toBe(before)
  contentVersions.onWrite()
  expect(contentVersions.current()).not.toBe(before)
  expect(begun).toHaveBeenCalledOnce()
})

test('while writes of other processes go unnoticed each revision is a new one', () => {
  const contentVersions = createContentVersions()
  contentVersions.onDisconnected()
  expect(contentVersions.current()).not.toBe(contentVersions.current())
  contentVersions.onReconnected()
  expect(contentVersions.current()).toBe(contentVersions.current())
})
