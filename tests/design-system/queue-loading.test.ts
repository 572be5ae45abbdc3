import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueLoading } from '#stories/usage/queue-loading.ts'

let begun: string[] = []
let ends: Record<string, () => void> = {}

beforeEach(() => {
  vi.useFakeTimers()
  begun = []
  ends = {}
})
afterEach(() => {
  // The queue is one for the whole page.
  for (const end of Object.values(ends)) end()
  vi.useRealTimers()
})

/** Queues a frame whose middle is so far below the middle of the window. */
function queue(name: string, belowPx = 0) {
  const frame = document.createElement('div')
  const middle = window.innerHeight / 2 + belowPx
  frame.getBoundingClientRect = () => ({ top: middle - 100, bottom: middle + 100 }) as DOMRect
  ends[name] = queueLoading(frame, () => void begun.push(name))
}

test('two frames load at once, and the next one when one of them has come', () => {
  for (const name of ['a', 'b', 'c', 'd']) queue(name)
  expect(begun).toEqual(['a', 'b'])
  ends.b!()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('the frame nearest to the middle of the window comes next, above it or below', () => {
  queue('a')
  queue('b')
  queue('far below', 900)
  queue('near', -300)
  queue('far above', -800)
  for (const name of ['a', 'near', 'far above']) ends[name]!()
  expect(begun).toEqual(['a', 'b', 'near', 'far above', 'far below'])
})

test('a frame that does not come within 20 s lets the next one load', () => {
  for (const name of ['a', 'b', 'c']) queue(name)
  vi.advanceTimersByTime(19_999)
  expect(begun).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1)
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a frame that is left while it waits never loads, and one that ends twice lets one other load', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) queue(name)
  ends.c!()
  ends.a!()
  ends.a!()
  expect(begun).toEqual(['a', 'b', 'd'])
})
