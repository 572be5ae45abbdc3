import { expect, test, vi } from 'vitest'
import { createContentVersion } from './content-version.ts'

test('a write begins a revision and calls back', () => {
  const revisions = createContentVersion()
  const begun = vi.fn()
  revisions.onBegin(begun)
  const before = revisions.current()
  expect(revisions.current()).toBe(before)
  revisions.written()
  expect(revisions.current()).not.toBe(before)
  expect(begun).toHaveBeenCalledOnce()
})

test('while writes of other processes go unnoticed each revision is a new one', () => {
  const revisions = createContentVersion()
  revisions.lost()
  expect(revisions.current()).not.toBe(revisions.current())
  revisions.found()
  expect(revisions.current()).toBe(revisions.current())
})
