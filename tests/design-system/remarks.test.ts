import { expect, test } from 'vitest'
import { keepRemarks, keptRemarks, NOT_KEPT } from '#stories/remarks/kept-remarks.ts'
import { mergeRemarks } from '#stories/remarks/merge-remarks.ts'
import type { Deletion, Remark, Review } from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'

const EARLY = '2026-01-01T08:00:00.000Z'
const LATE = '2026-01-02T08:00:00.000Z'
const remark = (id: string, more: Partial<Remark> = {}): Remark => ({
  ...{ id, storyId: 'pages-home--normal', author: '李工', text: `备注 ${id}`, isResolved: false },
  ...{ createdAt: EARLY, changedAt: EARLY, spot: { selector: 'main > h1', x: 0.5, y: 0, width: 360 } },
  ...more,
})
const review = (remarks: Remark[], deletions: Deletion[] = []): Review => ({ remarks, deletions })
const fileWith = (entry: object) =>
  JSON.stringify({ kind: 'storybook-remarks', version: 1, remarks: [entry] })

/** A browser's storage with room for so many characters of values. */
class SmallStorage implements Storage {
  private readonly entries = new Map<string, string>()
  constructor(private readonly room = Infinity) {}
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
  setItem = (key: string, value: string) => {
    const others = [...this.entries].filter(([name]) => name !== key)
    if (others.reduce((sum, [, text]) => sum + text.length, value.length) > this.room)
      throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, value)
  }
}

test('a review goes out and comes back as one file', () => {
  const remarks = [remark('a'), remark('b', { spot: undefined, isResolved: true })]
  const whole = review(remarks, [{ id: 'c', deletedAt: LATE }])
  expect(readRemarksFile(writeRemarksFile(whole))).toEqual(whole)
})

test('a file of before there were deletions is read', () => {
  expect(readRemarksFile(fileWith(remark('a')))).toEqual(review([remark('a')]))
})

test.each([
  ['a foreign one', '{"name":"x"}', '这不是备注文件'],
  ['a list', '[]', '这不是备注文件'],
  ['half of one', writeRemarksFile(review([remark('a')])).slice(0, -9), '不是完整的 JSON'],
  ['a newer one', '{"kind":"storybook-remarks","version":3,"remarks":[]}', '更新的版本（3'],
  ['one of no version', '{"kind":"storybook-remarks","remarks":[]}', '缺少版本'],
  ['one without text', fileWith(remark('a', { text: ' ' })), '第 1 条的 text'],
  ['one of a wrong time', fileWith(remark('a', { changedAt: '2026-01-01' })), '第 1 条的 changedAt'],
  [
    'one with a spot outside',
    fileWith(remark('a', { spot: { selector: 'p', x: 1.5, y: 0, width: 360 } })),
    '第 1 条的 spot',
  ],
  ['one with an unknown field', fileWith({ ...remark('a'), html: '<b>' }), '第 1 条的 html'],
  ['no remark at all', JSON.stringify({ kind: 'storybook-remarks', version: 1, remarks: [null] }), '第 1 条'],
  ['one id twice', writeRemarksFile(review([remark('a'), remark('a')])), 'id 相同'],
  [
    'one that is there and deleted',
    writeRemarksFile(review([remark('a')], [{ id: 'a', deletedAt: LATE }])),
    'id 相同',
  ],
  ['one without its deletions', '{"kind":"storybook-remarks","version":2,"remarks":[]}', '缺少删除记录'],
  [
    'a deletion of a wrong time',
    writeRemarksFile(review([], [{ id: 'a', deletedAt: '昨天' }])),
    '第 1 条删除记录',
  ],
])('a file is refused: %s', (_, text, sentence) => {
  expect(() => readRemarksFile(text)).toThrow(sentence)
})

test('an import doubles nothing and keeps the newer text, whichever side has it', () => {
  const older = remark('a', { text: '旧' })
  const newer = remark('a', { text: '新', changedAt: LATE })
  expect(mergeRemarks(review([older]), review([newer, remark('b')]))).toEqual({
    ...{ changed: [remark('b'), newer], deletions: [] },
    ...{ added: 1, renewed: 1, removed: 0, left: 0, gone: 0 },
  })
  expect(mergeRemarks(review([newer]), review([older]))).toMatchObject({ changed: [], renewed: 0, left: 1 })
  expect(mergeRemarks(review([newer]), review([{ ...newer, text: '同时' }])).changed).toEqual([])
})

test('an older file does not bring a deleted remark back, a version from after the deletion does', () => {
  const here = review([], [{ id: 'a', deletedAt: LATE }])
  expect(mergeRemarks(here, review([remark('a')]))).toMatchObject({ changed: [], added: 0, gone: 1 })
  expect(mergeRemarks(here, review([remark('a', { changedAt: LATE })])).gone).toBe(1)
  const later = remark('a', { changedAt: '2026-01-03T08:00:00.000Z' })
  expect(mergeRemarks(here, review([later]))).toMatchObject({ changed: [later], added: 1, gone: 0 })
})

test('a deletion in the file takes away what was not changed since, and is known where the remark never was', () => {
  const deletion = { id: 'a', deletedAt: LATE }
  const file = review([], [deletion])
  expect(mergeRemarks(review([remark('a'), remark('b')]), file)).toMatchObject({
    ...{ deletions: [deletion], removed: 1 },
  })
  const later = remark('a', { changedAt: '2026-01-03T08:00:00.000Z' })
  expect(mergeRemarks(review([later]), file)).toMatchObject({ deletions: [], removed: 0 })
  expect(mergeRemarks(review([]), file)).toMatchObject({ deletions: [deletion], removed: 0 })
  expect(mergeRemarks(file, file).deletions).toEqual([])
})

test('two tabs keep each their remark', () => {
  const storage = new SmallStorage()
  keepRemarks(storage, [remark('one-tab')])
  keepRemarks(storage, [remark('other-tab')])
  expect(keptRemarks(storage).remarks.map(({ id }) => id)).toEqual(['one-tab', 'other-tab'])
})

test('a deletion is remembered, and undone without trace by keeping the remark again', () => {
  const storage = new SmallStorage()
  const deletion = { id: 'a', deletedAt: LATE }
  keepRemarks(storage, [remark('a'), remark('b')])
  keepRemarks(storage, [], [deletion])
  expect(keptRemarks(storage)).toMatchObject(review([remark('b')], [deletion]))
  keepRemarks(storage, [remark('a')])
  expect(keptRemarks(storage)).toMatchObject(review([remark('a'), remark('b')]))
})

test('what cannot be read is counted and left as it is, also where a remark of its id comes and goes', () => {
  const storage = new SmallStorage()
  storage.setItem('another', 'x')
  storage.setItem('storybook-remark/a', '{')
  storage.setItem('storybook-remark-deleted/b', '{}')
  expect(keptRemarks(storage)).toEqual({ ...review([]), unreadable: 2 })
  keepRemarks(storage, [remark('a'), remark('b')])
  expect(keptRemarks(storage)).toEqual({ ...review([remark('a'), remark('b')]), unreadable: 2 })
  const deletions = ['a', 'b'].map((id) => ({ id, deletedAt: LATE }))
  keepRemarks(storage, [], deletions)
  expect(keptRemarks(storage)).toEqual({ ...review([], deletions), unreadable: 2 })
  expect(storage.getItem('storybook-remark/a')).toBe('{')
  expect(storage.getItem('storybook-remark-deleted/b')).toBe('{}')
})

test('a full storage is said, and everything is as before', () => {
  const one = remark('a')
  const storage = new SmallStorage(JSON.stringify(one).length + 20)
  keepRemarks(storage, [one])
  const renewed = remark('a', { text: '改过', changedAt: LATE })
  expect(() => keepRemarks(storage, [renewed, remark('b')])).toThrow(NOT_KEPT)
  expect(keptRemarks(storage)).toMatchObject(review([one]))
  expect(() => keepRemarks(storage, [remark('b')], [{ id: 'a', deletedAt: LATE }])).toThrow(NOT_KEPT)
  expect(keptRemarks(storage)).toMatchObject(review([one]))
})

test('where the storage is full, a remark can still be deleted', () => {
  const one = remark('a')
  const storage = new SmallStorage(JSON.stringify(one).length)
  keepRemarks(storage, [one])
  keepRemarks(storage, [], [{ id: 'a', deletedAt: LATE }])
  expect(keptRemarks(storage).remarks).toEqual([])
})
