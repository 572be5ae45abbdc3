import { expect, test, vi } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { memoizeSanitizer } from './memoize-sanitizer.ts'

const counted = () => vi.fn((html: string) => `clean ${html}` as CleanHtml)

test('a text is cleaned once, another one by itself', () => {
  const clean = counted()
  const once = memoizeSanitizer(clean)
  expect([once('a'), once('b'), once('a')]).toEqual(['clean a', 'clean b', 'clean a'])
  expect(clean.mock.calls.flat()).toEqual(['a', 'b'])
})

test('what was asked for longest ago goes first, and too long a text is not kept', () => {
  const clean = counted()
  const once = memoizeSanitizer(clean)
  const [one, two, three] = ['1', '2', '3'].map((each) => each.repeat(400_000)) as [string, string, string]
  for (const text of [one, two, one, three]) once(text)
  clean.mockClear()
  once(one)
  expect(clean).not.toHaveBeenCalled()
  once(two)
  expect(clean).toHaveBeenCalledOnce()
  clean.mockClear()
  const long = '4'.repeat(1_000_001)
  expect([once(long), once(long)]).toEqual([`clean ${long}`, `clean ${long}`])
  expect(clean).toHaveBeenCalledTimes(2)
  clean.mockClear()
  once(two)
  expect(clean).not.toHaveBeenCalled()
})
