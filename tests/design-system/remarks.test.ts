import { expect, test } from 'vitest'
import { dropRemark, keepRemarks, keptRemarks, NOT_KEPT } from '#stories/remarks/kept-remarks.ts'
import { mergeRemarks } from '#stories/remarks/merge-remarks.ts'
import type { Remark } from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'

const EARLY = '2026-01-01T08:00:00.000Z'
const LATE = '2026-01-02T08:00:00.000Z'
const remark = (id: string, more: Partial<Remark> = {}): Remark => ({
  ...{ id, storyId: 'pages-home--normal', author: '李工', text: `备注 ${id}`, isResolved: false },
  ...{ createdAt: EARLY, changedAt: EARLY, spot: { selector: 'main > h1', x: 0.5, y: 0, width: 360 } },
  ...more,
})
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
  expect(readRemarksFile(writeRemarksFile(remarks))).toEqual(remarks)
})

test.each([
  ['a foreign one', '{"name":"x"}', '这不是备注文件'],
  ['a list', '[]', '这不是备注文件'],
  ['half of one', writeRemarksFile([remark('a')]).slice(0, -9), '不是完整的 JSON'],
  ['a newer one', '{"kind":"storybook-remarks","version":2,"remarks":[]}', '更新的版本（2'],
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
  ['one id twice', writeRemarksFile([remark('a'), remark('a')]), 'id 相同'],
])('a file is refused: %s', (_, text, sentence) => {
  expect(() => readRemarksFile(text)).toThrow(sentence)
})

test('an import doubles nothing and keeps the newer text, whichever side has it', () => {
  const older = remark('a', { text: '旧' })
  const newer = remark('a', { text: '新', changedAt: LATE })
  expect(mergeRemarks([older], [newer, remark('b')])).toEqual({
    changed: [remark('b'), newer],
    ...{ added: 1, renewed: 1, left: 0 },
  })
  expect(mergeRemarks([newer], [older])).toEqual({ changed: [], added: 0, renewed: 0, left: 1 })
  expect(mergeRemarks([newer], [{ ...newer, text: '同时' }]).changed).toEqual([])
})

test('two tabs keep each their remark, and a deletion is undone by keeping it again', () => {
  const storage = new SmallStorage()
  keepRemarks(storage, [remark('one-tab')])
  keepRemarks(storage, [remark('other-tab')])
  expect(keptRemarks(storage).map(({ id }) => id)).toEqual(['one-tab', 'other-tab'])
  dropRemark(storage, 'one-tab')
  expect(keptRemarks(storage)).toEqual([remark('other-tab')])
  keepRemarks(storage, [remark('one-tab')])
  expect(keptRemarks(storage)).toHaveLength(2)
})

test('what is not a remark is neither shown nor touched', () => {
  const storage = new SmallStorage()
  storage.setItem('another', 'x')
  storage.setItem('storybook-remark/broken', '{')
  expect(keptRemarks(storage)).toEqual([])
  expect(storage.length).toBe(2)
})

test('a full storage is said, and everything is as before', () => {
  const one = remark('a')
  const storage = new SmallStorage(JSON.stringify(one).length + 20)
  keepRemarks(storage, [one])
  const renewed = remark('a', { text: '改过', changedAt: LATE })
  expect(() => keepRemarks(storage, [renewed, remark('b')])).toThrow(NOT_KEPT)
  expect(keptRemarks(storage)).toEqual([one])
})
