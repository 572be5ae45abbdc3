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

/** A backend with `files` documents, of which `known` have the row of an application, two hours later. */
async function withFiles({ files: amount, known }: { files: number; known: number }) {
  const clock = { passedMs: 2 * HOUR_MS }
  const reported: unknown[][] = []
  const now = () => new Date(Date.now() + clock.passedMs)
  const report: Backend['report'] = (...all) => void reported.push(all)
  const backend = createMemoryBackend({ content: {}, now, report })
  const names: string[] = []
  for (let each = 0; each < amount; each += 1) names.push((await upload(backend)).name)
  await backend.transaction(async (stores) => {
    for (const fileName of names.slice(0, known))
      await stores.of('resume').create({ ...rowOf(1, 7), fileName, referenceHash: fileName })
  })
  return { backend, names, reported, clock }
}

/** A backend with such rows, and a folder that lists their files and so many others. */
function withRows(rows: ReturnType<typeof rowOf>[], others = 0) {
  const backend = createMemoryBackend({ content: { resume: rows } })
  const names = Array.from({ length: rows.length + others }, (_, number) => nameOf(number))
  const files = { privateNames: async () => names, readPrivate: async () => undefined }
  Object.assign(backend.files, files)
  return backend
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
  const { backend, names, clock, reported } = await withFiles({ files: 10, known: 9 })
  clock.passedMs = 59 * 60_000
  expect(await sweepResumes(backend)).toEqual({ removed: 0, heldBack: 0 })
  clock.passedMs = 61 * 60_000
  expect(await sweepResumes(backend)).toEqual({ removed: 1, heldBack: 0 })
  expect(await backend.files.privateNames()).toEqual(names.slice(0, 9))
  expect(reported).toEqual([['简历文件已移入 trash，一周后删除', { files: 1 }, 'warn']])
})

test('X-87 beside a folder without a document no row goes, so that none is forgotten when its disk is back', async () => {
  const reported: unknown[][] = []
  const report: Backend['report'] = (...all) => void reported.push(all)
  const content = { resume: [rowOf(1), { ...rowOf(2), isGivenUp: 1 }] }
  const backend = createMemoryBackend({ content, report })
  expect(await sweepResumes(backend)).toEqual({ removed: 0, heldBack: 0 })
  expect(await backend.stores.of('resume').count()).toBe(2)
  expect(reported).toEqual([['数据库记有简历文件，简历目录却是空的，未清理', { documents: 2 }]])
})

test('X-87 an older copy of the database, to which all applications are news, takes a tenth at a time and says so', async () => {
  const backend = withRows(Array.from({ length: 40 }, (_, number) => rowOf(number)))
  const reported: unknown[][] = []
  Object.assign(backend, { report: (...all: unknown[]) => void reported.push(all) })
  expect(await sweepResumes(backend)).toEqual({ removed: 4, heldBack: 0 })
  expect(await backend.stores.of('resume').count()).toBe(36)
  expect(reported).toEqual([['简历文件已移入 trash，一周后删除', { files: 4 }, 'warn']])
})

test('X-87 beside a database that knows no résumé no file goes, and it is reported', async () => {
  const { backend, names, reported } = await withFiles({ files: 3, known: 0 })
  expect(await sweepResumes(backend)).toEqual({ removed: 0, heldBack: 3 })
  expect(await backend.files.privateNames()).toEqual(names)
  expect(reported).toEqual([['数据库不认识的简历文件过多，未清理', { heldBack: 3, files: 3 }]])
})

test('X-87 a single file beside a database that knows no résumé stays too', async () => {
  const { backend } = await withFiles({ files: 1, known: 0 })
  expect(await sweepResumes(backend)).toEqual({ removed: 0, heldBack: 1 })
})

test.each([
  { files: 2, known: 1, removed: 0, heldBack: 1 },
  { files: 9, known: 8, removed: 0, heldBack: 1 },
  { files: 10, known: 9, removed: 1, heldBack: 0 },
  { files: 20, known: 18, removed: 2, heldBack: 0 },
  { files: 20, known: 17, removed: 0, heldBack: 3 },
  { files: 29, known: 26, removed: 0, heldBack: 3 },
  { files: 30, known: 27, removed: 3, heldBack: 0 },
])(
  'X-87 of $files files with $known known ones $removed go and $heldBack are held back: a tenth at most',
  async ({ removed, heldBack, ...amounts }) => {
    const { backend, reported } = await withFiles(amounts)
    expect(await sweepResumes(backend)).toEqual({ removed, heldBack })
    expect(await backend.files.privateNames()).toHaveLength(amounts.files - removed)
    expect(reported).toHaveLength(1)
  },
)

test('X-87 all without a row go when somebody who has looked says so', async () => {
  const { backend } = await withFiles({ files: 3, known: 0 })
  expect(await sweepResumes(backend, { takesAllRowless: true })).toEqual({ removed: 3, heldBack: 0 })
  expect(await backend.files.privateNames()).toEqual([])
})

test('the trash is emptied of what was swept a week ago', async () => {
  const backend = createMemoryBackend({ content: {}, now: () => new Date('2026-03-10T02:00:00.000Z') })
  const emptied: string[] = []
  Object.assign(backend.files, { emptyTrash: async (until: Date) => void emptied.push(until.toISOString()) })
  await sweepResumes(backend)
  expect(emptied).toEqual(['2026-03-03T02:00:00.000Z'])
})

test('what is taken away is discarded, and only the document of a removed application is gone for good', async () => {
  const given = { ...rowOf(1), isGivenUp: 1 }
  const backend = withRows([given, rowOf(2)])
  const log: unknown[] = []
  Object.assign(backend.files, {
    removePrivate: async (name: string) => void log.push(['removed', name]),
    discardPrivate: async (name: string) => void log.push(['discarded', name]),
  })
  expect(await sweepResumes(backend)).toEqual({ removed: 2, heldBack: 0 })
  expect(log).toEqual([
    ['removed', nameOf(1)],
    ['discarded', nameOf(2)],
  ])
  expect(await backend.stores.of('resume').count()).toBe(0)
})

test.each([
  ['removePrivate', [{ isGivenUp: 1 }, { isGivenUp: 0, originalName: 'a.pdf' }]],
  ['discardPrivate', [{ isGivenUp: 1, originalName: '', referenceHash: nameOf(2) }]],
])('a sweep that is stopped at %s leaves the row of the file for the next one', async (step, left) => {
  const given = { ...rowOf(1), originalName: '', isGivenUp: 1 }
  const backend = withRows([given, rowOf(2)])
  const stopped = { ...backend.files, [step]: () => Promise.reject(new Error('stopped')) }
  const { stores, transaction } = backend
  await expect(sweepResumes({ ...backend, stores, transaction, files: stopped })).rejects.toThrow('stopped')
  expect(await backend.stores.of('resume').find()).toMatchObject(left)
  await sweepResumes(backend)
  expect(await backend.stores.of('resume').count()).toBe(0)
})

test('a thousand rows are swept fifty at a time, none of them looked for while others wait to write', async () => {
  const rows = Array.from({ length: 1000 }, (_, number) => rowOf(number))
  const { backend, transactions } = watched(withRows(rows, 9000))
  expect(await sweepResumes(backend)).toEqual({ removed: 1000, heldBack: 0 })
  expect(await backend.stores.of('resume').count()).toBe(0)
  // Given up in one, removed in another, once the files are gone.
  const piece = [
    { removed: 0, found: [] },
    { removed: 50, found: [] },
  ]
  expect(transactions).toEqual(Array.from({ length: 20 }, () => piece).flat())
})

test('who writes while the sweep runs is let in between', async () => {
  const rows = Array.from({ length: 500 }, (_, number) => rowOf(number))
  const backend = withRows(rows, 4500)
  const sweeping = sweepResumes(backend)
  await Promise.resolve()
  const left = await backend.transaction((stores) => stores.of('resume').count())
  expect(left).toBeGreaterThanOrEqual(450)
  expect(await sweeping).toMatchObject({ removed: 500 })
})

test('a résumé that is taken just as it is found stays', async () => {
  const backend = withRows([rowOf(1), rowOf(2)], 18)
  const taken: Backend['transaction'] = async (work) => {
    await backend.transaction((stores) => stores.of('resume').update(1, { applicationId: 7 }))
    return backend.transaction(work)
  }
  const swept = { ...backend, stores: backend.stores, transaction: taken }
  expect(await sweepResumes(swept)).toMatchObject({ removed: 1 })
  expect(await backend.stores.of('resume').find({ where: { id: 1 } })).toMatchObject([{ applicationId: 7 }])
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
    discardPrivate: async (name: string) => void removed.push(name),
  })
  const { backend, transactions } = watched(memory)
  expect(await sweepResumes(backend)).toEqual({ removed: 1, heldBack: 0 })
  expect(removed).toEqual([rowless])
  expect(transactions).toEqual([])
})
