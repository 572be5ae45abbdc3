import { expect, test } from 'vitest'
import {
  storeRemarks,
  readStoredRemarks,
  NOT_STORED,
  writeUnreadableFile,
} from '#stories/remarks/stored-remarks.ts'
import { deletionOf, reviseRemark, editRemark, textOf, type Remark } from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'
import { EARLY, LATE, remark, review, said } from './sample-remark.ts'
import { SmallStorage } from './small-storage.ts'

/** A remark as versions 1 and 2 had it. */
const earlier = (id: string, more: object = {}) => ({
  ...{ id, storyId: 'pages-home--normal', author: '李工', text: `备注 ${id}`, isResolved: false },
  ...{ createdAt: EARLY, changedAt: EARLY, spot: { selector: 'main > h1', x: 0.5, y: 0, width: 360 } },
  ...more,
})
const fileOf = (version: number, remarks: unknown[], deletions?: unknown[]) =>
  JSON.stringify({ kind: 'storybook-remarks', version, remarks, deletions })
const withVersion = (more: object) => ({ ...remark('a'), versions: [{ ...said('字'), id: 'v', ...more }] })

test('a review goes out and comes back as one file', () => {
  const split = { versions: [...remark('x').versions, ...remark('y').versions], past: ['w'] }
  const remarks = [remark('a'), remark('b', { spot: undefined, ...split })]
  const whole = review(remarks, [{ id: 'c', past: ['c', 'd'] }])
  expect(readRemarksFile(writeRemarksFile(whole))).toEqual(whole)
})

test('files of before are read, and the same remark is the same one in both', () => {
  const first = { ...remark('a'), versions: [{ id: 'first', ...said('备注 a') }] }
  expect(readRemarksFile(fileOf(1, [earlier('a')]))).toEqual(review([first]))
  expect(readRemarksFile(fileOf(2, [earlier('a')], []))).toEqual(review([first]))
  const changed = earlier('a', { text: '改过', changedAt: LATE })
  const read = readRemarksFile(fileOf(2, [changed], [{ id: 'b', deletedAt: LATE }]))
  expect(read).toEqual(readRemarksFile(fileOf(2, [changed], [{ id: 'b', deletedAt: EARLY }])))
  expect(read.remarks[0]).toMatchObject({ past: ['first'], versions: [{ text: '改过' }] })
  expect(read.deletions).toEqual([{ id: 'b', past: ['first'] }])
})

test.each([
  ['a foreign one', '{"name":"x"}', '这不是备注文件'],
  ['a list', '[]', '这不是备注文件'],
  ['one of damaged entries', writeUnreadableFile([{ key: 'a', text: '{' }]), '这不是备注文件'],
  ['half of one', writeRemarksFile(review([remark('a')])).slice(0, -9), '不是完整的 JSON'],
  ['a newer one', fileOf(4, []), '更新的版本（4'],
  ['one of no version', '{"kind":"storybook-remarks","remarks":[]}', '缺少版本'],
  ['one of version nought', fileOf(0, []), '缺少版本'],
  ['one without text', fileOf(2, [earlier('a', { text: ' ' })], []), '第 1 条的 text'],
  ['one of a wrong time', fileOf(2, [earlier('a', { changedAt: '2026-01-01' })], []), '第 1 条的 changedAt'],
  [
    'one with a spot outside',
    fileOf(3, [remark('a', { spot: { selector: 'p', x: 1.5, y: 0, width: 360 } })], []),
    '第 1 条的 spot',
  ],
  ['one with an unknown field', fileOf(3, [{ ...remark('a'), html: '<b>' }], []), '第 1 条的 html'],
  ['a remark of before in a file of now', fileOf(3, [earlier('a')], []), '第 1 条的 versions'],
  ['a remark of now in a file of before', fileOf(2, [remark('a')], []), '第 1 条的 author'],
  ['no remark at all', fileOf(1, [null]), '第 1 条'],
  ['one that says nothing', fileOf(3, [remark('a', { versions: [] })], []), '第 1 条的 versions'],
  ['a version without its author', fileOf(3, [withVersion({ author: '' })], []), '第 1 条的 versions'],
  ['a version of a wrong time', fileOf(3, [withVersion({ changedAt: '昨天' })], []), '第 1 条的 versions'],
  ['a version that is past', fileOf(3, [remark('a', { past: ['a'] })], []), '第 1 条的 past'],
  ['a past one twice', fileOf(3, [remark('a', { past: ['b', 'b'] })], []), '第 1 条的 past'],
  ['one id twice', writeRemarksFile(review([remark('a'), remark('a')])), 'id 相同'],
  [
    'one that is there and deleted',
    writeRemarksFile(review([remark('a')], [{ id: 'a', past: ['b'] }])),
    'id 相同',
  ],
  ['one without its deletions', fileOf(2, []), '缺少删除记录'],
  ['a deletion without what it knew', fileOf(3, [], [{ id: 'a' }]), '第 1 条删除记录'],
  ['a deletion of a wrong time', fileOf(2, [], [{ id: 'a', deletedAt: '昨天' }]), '第 1 条删除记录'],
])('a file is refused: %s', (_, text, sentence) => {
  expect(() => readRemarksFile(text)).toThrow(sentence)
})

test('two tabs keep each their remark, and each its words of the same one', () => {
  const storage = new SmallStorage()
  storeRemarks(storage, [remark('one-tab')])
  storeRemarks(storage, [remark('other-tab')])
  expect(readStoredRemarks(storage).remarks.map(({ id }) => id)).toEqual(['one-tab', 'other-tab'])
  const seenByBoth = remark('one-tab')
  storeRemarks(storage, [editRemark(seenByBoth, said('这边'))])
  storeRemarks(storage, [editRemark(seenByBoth, said('那边'))])
  expect(textsOf(readStoredRemarks(storage).remarks[0])).toEqual(['这边', '那边'].sort())
})

test('what another tab says stays, where one deletes the remark that it knew', () => {
  const storage = new SmallStorage()
  const seen = remark('a')
  storeRemarks(storage, [seen])
  storeRemarks(storage, [editRemark(seen, said('刚改过'))])
  storeRemarks(storage, [], [deletionOf(seen)])
  expect(readStoredRemarks(storage).remarks.map(textOf)).toEqual(['刚改过'])
  expect(readStoredRemarks(storage).deletions).toEqual([])
})

test('a deletion is remembered, and undone by saying the remark again, at the time of that', () => {
  const storage = new SmallStorage()
  storeRemarks(storage, [remark('a'), remark('b')])
  storeRemarks(storage, [], [deletionOf(remark('a'))])
  expect(readStoredRemarks(storage)).toMatchObject(review([remark('b')], [{ id: 'a', past: ['a'] }]))
  storeRemarks(storage, [remark('a')])
  expect(readStoredRemarks(storage).remarks.map(({ id }) => id)).toEqual(['b'])
  storeRemarks(storage, [reviseRemark(remark('a'), LATE)])
  const [back] = readStoredRemarks(storage).remarks
  expect(back).toMatchObject({ id: 'a', past: ['a'], versions: [{ text: '备注 a', changedAt: LATE }] })
  expect(readStoredRemarks(storage).deletions).toEqual([])
})

test('what a browser kept before is read, and written again with the next change', () => {
  const storage = new SmallStorage()
  storage.setItem('storybook-remark/a', JSON.stringify(earlier('a')))
  storage.setItem('storybook-remark-deleted/b', JSON.stringify({ id: 'b', deletedAt: LATE }))
  const { remarks, deletions, unreadable } = readStoredRemarks(storage)
  expect(remarks.map(textOf)).toEqual(['备注 a'])
  expect({ deletions, unreadable }).toEqual({ deletions: [{ id: 'b', past: ['first'] }], unreadable: [] })
  storeRemarks(storage, [editRemark(remarks[0] as Remark, said('新'))])
  expect(JSON.parse(storage.getItem('storybook-remark/a') ?? '')).toMatchObject({ past: ['first'] })
})

test('what cannot be read is told and left as it is, also where a remark of its id comes and goes', () => {
  const storage = new SmallStorage()
  const unreadable = [
    { key: 'storybook-remark/a', text: '{' },
    { key: 'storybook-remark-deleted/b', text: '{}' },
  ]
  storage.setItem('another', 'x')
  for (const { key, text } of unreadable) storage.setItem(key, text)
  expect(readStoredRemarks(storage)).toEqual({ ...review([]), unreadable })
  expect(JSON.parse(writeUnreadableFile(unreadable))).toMatchObject({ entries: unreadable })
  storeRemarks(storage, [remark('a'), remark('b')])
  expect(readStoredRemarks(storage)).toEqual({ ...review([remark('a'), remark('b')]), unreadable })
  const deletions = ['a', 'b'].map((id) => deletionOf(remark(id)))
  storeRemarks(storage, [], deletions)
  expect(readStoredRemarks(storage)).toEqual({ ...review([], deletions), unreadable })
  expect(storage.getItem('storybook-remark/a')).toBe('{')
  expect(storage.getItem('storybook-remark-deleted/b')).toBe('{}')
})

test('a full storage is said, and everything is as before', () => {
  const one = remark('a')
  const storage = new SmallStorage(JSON.stringify(one).length + 20)
  storeRemarks(storage, [one])
  expect(() => storeRemarks(storage, [editRemark(one, said('改过')), remark('b')])).toThrow(NOT_STORED)
  expect(readStoredRemarks(storage)).toMatchObject(review([one]))
  expect(() => storeRemarks(storage, [remark('b')], [deletionOf(one)])).toThrow(NOT_STORED)
  expect(readStoredRemarks(storage)).toMatchObject(review([one]))
})

test('where the storage is full, a remark can still be deleted', () => {
  const one = remark('a')
  const storage = new SmallStorage(JSON.stringify(one).length)
  storeRemarks(storage, [one])
  storeRemarks(storage, [], [deletionOf(one)])
  expect(readStoredRemarks(storage).remarks).toEqual([])
})

const textsOf = (of?: Remark) => of?.versions.map(({ text }) => text).sort()
