import { expect, test, vi } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { nextPublication, rememberPublication } from './next-publication.ts'
import { createContentVersions } from './content-versions.ts'

const NOW = Date.parse('2026-03-01T02:00:00.000Z')

async function withStories(...publishTimes: string[]) {
  const backend = createMemoryBackend({ content: {}, accounts: [] })
  await backend.transaction(async (stores) => {
    for (const publishTime of publishTimes) await stores.of('news').create({ publishTime, status: 1 })
  })
  return backend.stores
}

test('X-97 a kept answer ends at the first moment of publishing that is still to come', async () => {
  const stores = await withStories(
    '2026-03-02T00:00:00.000Z',
    '2026-03-01T03:00:00.000Z',
    '2026-03-01T02:00:00.000Z',
    '2025-12-31T16:00:00.000Z',
  )
  expect(await nextPublication(stores, NOW)).toBe(Date.parse('2026-03-01T03:00:00.000Z'))
})

test('X-97 where no story waits for its moment, none ends a kept answer', async () => {
  expect(await nextPublication(await withStories('2026-03-01T02:00:00.000Z'), NOW)).toBe(Infinity)
})

test('X-97 the next moment is looked up once for all answers, and again after a write or once it has come', async () => {
  const contentVersions = createContentVersions()
  const find = vi.fn(async (now: number) => now + 100)
  const next = rememberPublication(find, contentVersions)
  expect(await Promise.all([next(0), next(1), next(99)])).toEqual([100, 100, 100])
  expect(await Promise.all([next(100), next(101)])).toEqual([200, 200])
  contentVersions.onWrite()
  expect(await next(101)).toBe(201)
  expect(find.mock.calls).toEqual([[0], [100], [101]])
})

test('X-97 a moment that could not be looked up is looked up again', async () => {
  const find = vi.fn(() => Promise.resolve(100)).mockRejectedValueOnce(new Error('away'))
  const next = rememberPublication(find, createContentVersions())
  await expect(next(0)).rejects.toThrow('away')
  expect(await next(0)).toBe(100)
})
