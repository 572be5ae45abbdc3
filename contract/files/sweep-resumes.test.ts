import { expect, test } from 'vitest'
import type { Backend, Query, Stores } from '#contract/engine/backend.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { pdf } from '#tests/contract/documents.ts'
import { sweepResumes } from './sweep-resumes.ts'

const HOUR_MS = 3_600_000
const nameOf = (number: number) => `${String(number).padStart(32, '0')}.pdf`

function upload({ files }: Backend) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], 'a.pdf'))
  return files.receiveResume(new Request('http://site/', { method: 'POST', body: form }))
}

function rowOf(number: number, applicationId: number | null = null) {
  const fileName = nameOf(number)
  const createTime = '2026-01-01T00:00:00.000Z'
  return { referenceHash: fileName, fileName, originalName: 'a.pdf', createTime, applicationId }
}

/** What each transaction of a backend did. */
function watched(backend: Backend) {
  const transactions: { removed: number; found: Query[] }[] = []
  const watchedStores = (stores: Stores, seen: (typeof transactions)[number]): Stores => ({
    of: (typeName) => {
      const store = stores.of(typeName)
      return {
        ...store,
        find: (query = {}) => (seen.found.push(query), store.find(query)),
        remove: (id) => ((seen.removed += 1), store.remove(id)),
      }
    },
  })
  const transaction: Backend['transaction'] = (work) => {
    const seen = { removed: 0, found: [] }
    transactions.push(seen)
    return backend.transaction((stores) => work(watchedStores(stores, seen)))
  }
  return { backend: { ...backend, transaction, stores: backend.stores }, transactions }
}

test('a file without a row goes after an hour, not while its row may still be on its way', async () => {
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)
  const backend = createMemoryBackend({ content: {}, now })
  await upload(backend)

  passedMs = 59 * 60_000
  expect(await sweepResumes(backend)).toBe(0)
  passedMs = 61 * 60_000
  expect(await sweepResumes(backend)).toBe(1)
  expect(await backend.files.privateNames()).toEqual([])
})

test('a thousand rows are swept fifty at a time, none of them looked for while others wait to write', async () => {
  const rows = Array.from({ length: 1000 }, (_, number) => rowOf(number))
  const { backend, transactions } = watched(createMemoryBackend({ content: { resume: rows } }))
  expect(await sweepResumes(backend)).toBe(1000)
  expect(await backend.stores.of('resume').count()).toBe(0)
  expect(transactions).toEqual(Array.from({ length: 20 }, () => ({ removed: 50, found: [] })))
})

test('who writes while the sweep runs is let in between', async () => {
  const rows = Array.from({ length: 500 }, (_, number) => rowOf(number))
  const backend = createMemoryBackend({ content: { resume: rows } })
  const sweeping = sweepResumes(backend)
  await Promise.resolve()
  const left = await backend.transaction((stores) => stores.of('resume').count())
  expect(left).toBeGreaterThanOrEqual(450)
  expect(await sweeping).toBe(500)
})

test('a résumé that is taken just as it is found stays', async () => {
  const backend = createMemoryBackend({ content: { resume: [rowOf(1), rowOf(2)] } })
  const taken: Backend['transaction'] = async (work) => {
    await backend.transaction((stores) => stores.of('resume').update(1, { applicationId: 7 }))
    return backend.transaction(work)
  }
  const swept = { ...backend, stores: backend.stores, transaction: taken }
  expect(await sweepResumes(swept)).toBe(1)
  expect(await backend.stores.of('resume').find()).toMatchObject([{ id: 1, applicationId: 7 }])
})

test('of more files than are compared at once, those that a row knows stay, with no transaction at all', async () => {
  const now = () => new Date(Date.now() + 2 * HOUR_MS)
  const rows = Array.from({ length: 1200 }, (_, number) => rowOf(number, 7))
  const memory = createMemoryBackend({ content: { resume: rows }, now })
  const { name: rowless } = await upload(memory)
  const file = await memory.files.readPrivate(rowless)
  const removed: string[] = []
  Object.assign(memory.files, {
    privateNames: async () => [rowless, ...rows.map(({ fileName }) => fileName).reverse(), 'notes.txt'],
    readPrivate: async (name: string) => (name === 'notes.txt' ? undefined : file),
    removePrivate: async (name: string) => void removed.push(name),
  })
  const { backend, transactions } = watched(memory)
  expect(await sweepResumes(backend)).toBe(1)
  expect(removed).toEqual([rowless])
  expect(transactions).toEqual([])
})
