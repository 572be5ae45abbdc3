import { expect, test } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { nextPublication } from './next-publication.ts'

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
