import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, withinTimeLimit } from './lazily.tsx'

afterEach(() => vi.useRealTimers())

test('a part that comes in time is handed on', async () => {
  expect(await withinTimeLimit(async () => 'part')).toBe('part')
})

test('X-55 a part that has not come after 120000 ms is a load error, not a moment earlier', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const waiting = withinTimeLimit(() => new Promise(() => {})).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
})

test('a download that fails is a load error', async () => {
  await expect(withinTimeLimit(() => Promise.reject(new TypeError('offline')))).rejects.toBeInstanceOf(
    ChunkLoadError,
  )
})
