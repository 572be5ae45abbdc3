import 'fake-indexeddb/auto'
import { clear, createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '#app/admin/api/session.ts'
import {
  clearOldDrafts,
  draftsAt,
  deleteDraft,
  lockDraft,
  saveDraft,
  writeDrafts,
  type Draft,
} from './drafts.ts'

const store = createStore('console', 'kept')
const editor = { id: 1, username: 'editor', realName: '王编辑' }
const DAY_MS = 86_400_000

beforeEach(() => beginSession({ user: editor, token: 'a-token' }))

afterEach(async () => {
  writeDrafts()
  await clear(store)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  account: 'editor',
  place: 'news',
  record: '12',
  typedAt: Date.now(),
  typed: { title: id },
  version: 'v1',
  ...more,
})
const idsAt = async (place: string) => (await draftsAt(place)).map(({ id }) => id)

test('X-95 a draft outlives the session and its storage, for its account only', async () => {
  saveDraft(draft('a'))
  writeDrafts()
  endSession()
  expect(await draftsAt('news')).toEqual([])
  beginSession({ user: { ...editor, username: 'other' }, token: 'b' })
  expect(await draftsAt('news')).toEqual([])
  beginSession({ user: editor, token: 'c' })
  expect(await draftsAt('news')).toMatchObject([
    { id: 'a', record: '12', typed: { title: 'a' }, version: 'v1' },
  ])
  expect(await draftsAt('banner')).toEqual([])
})

test('typing writes nothing by itself: what was typed last is written a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  saveDraft(draft('a', { typed: { title: '一' } }))
  vi.advanceTimersByTime(300)
  saveDraft(draft('a', { typed: { title: '一二' } }))
  expect(await entries(store)).toEqual([])
  // Somebody who never pauses is written down all the same.
  vi.advanceTimersByTime(100)
  expect(await entries(store)).toMatchObject([
    [['draft', 'editor', 'news', 'a'], { typed: { title: '一二' } }],
  ])
})

test('two forms over one record keep two drafts, the newest first; one that ends leaves the other', async () => {
  saveDraft(draft('a', { typedAt: Date.now() - 1_000 }))
  saveDraft(draft('b'))
  expect(await idsAt('news')).toEqual(['b', 'a'])
  deleteDraft(draft('b'))
  expect(await idsAt('news')).toEqual(['a'])
})

test('what is dropped before it was written does not come back', async () => {
  saveDraft(draft('a'))
  deleteDraft(draft('a'))
  writeDrafts()
  expect(await idsAt('news')).toEqual([])
})

test('what is being typed in a form that is open, in any tab, is not offered', async () => {
  const held = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = work().then(() => held.delete(name))
    held.set(name, turn)
    return turn
  }
  const query = () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  saveDraft(draft('a'))
  const letGo = lockDraft('a')
  expect(await idsAt('news')).toEqual([])
  letGo()
  await vi.waitFor(async () => expect(await idsAt('news')).toEqual(['a']))
})

test('drafts that nobody came back for within thirty days are neither offered nor kept, of whichever account', async () => {
  const now = Date.now()
  saveDraft(draft('fresh', { typedAt: now - 29 * DAY_MS }))
  saveDraft(draft('old', { typedAt: now - 31 * DAY_MS }))
  saveDraft(draft('of another', { account: 'other', typedAt: now - 31 * DAY_MS }))
  expect(await idsAt('news')).toEqual(['fresh'])
  await clearOldDrafts()
  expect((await entries(store)).map(([key]) => key)).toEqual([['draft', 'editor', 'news', 'fresh']])
})

test('a browser without a store, or with one that is full, keeps nothing and holds nobody up', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(draft('a'))
  expect(await draftsAt('news')).toEqual([])
  vi.stubGlobal('IDBKeyRange', undefined)
  expect(await draftsAt('news')).toEqual([])
})

test('a store that never answers is waited for one second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new EventTarget() as IDBRequest)
  const reading = draftsAt('news')
  const settled = vi.fn()
  void reading.then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toEqual([])
})
