import { isThere, join } from './merge-remarks.ts'
import type { Deletion, Remark, Review } from './remark.ts'
import { readDeletion, readRemark } from './remarks-file.ts'

const REMARK = 'storybook-remark/'
const DELETION = 'storybook-remark-deleted/'

/** Said where the browser keeps nothing more. What was there before is untouched. */
export const NOT_STORED =
  '浏览器没有存下这些备注（空间已满或不允许存储）。原有的备注都在；请先导出，再腾出空间。'

/** An entry of the storage that cannot be read. */
export interface Unreadable {
  key: string
  text: string
}

/** A review as the browser keeps it. */
export interface StoredReview extends Review {
  /** What cannot be read. It stays as it is. */
  unreadable: readonly Unreadable[]
}

/**
 * Every remark, oldest first, and what was deleted. Each has a key of its own: two tabs that write one list would erase each
 * other's remarks.
 * @param storage the browser's
 */
export function readStoredRemarks(storage: Storage): StoredReview {
  const remarks = readUnder(storage, REMARK, readRemark)
  const deletions = readUnder(storage, DELETION, readDeletion)
  return {
    remarks: remarks.read.sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
    ),
    deletions: deletions.read,
    unreadable: [...remarks.unreadable, ...deletions.unreadable],
  }
}

/** Tells of so many entries that cannot be read. */
export function unreadableMessage(count: number): string {
  return `这个浏览器里有 ${count} 条备注记录已损坏，读不出来：没有列在下面，“导出文件”里也没有。它们原样留在浏览器存储里，不会被覆盖；可以另存为文件，交给开发人员修复。`
}

/** Unreadable entries as a file for manual repair: keys and texts as stored. No import accepts it. */
export function writeUnreadableFile(entries: readonly Unreadable[]): string {
  return `${JSON.stringify({ kind: 'storybook-remarks-unreadable', entries }, null, 2)}\n`
}

/**
 * Stores all remarks and deletions or none, merged with the stored ones, so that another tab's changes remain (join).
 * Leaves unreadable entries unchanged.
 * @throws {Error} NOT_STORED where the storage is full or refused, with the previous content unchanged
 */
export function storeRemarks(
  storage: Storage,
  remarks: readonly Remark[],
  deletions: readonly Deletion[] = [],
): void {
  const changes = [...remarks, ...deletions].map((known) => changeOf(storage, known))
  const touched = changes.flatMap(({ gone, key }) => [gone, key])
  const before = touched.map((key) => [key, storage.getItem(key)] as const)
  try {
    // First what makes room: a remark can be deleted where the storage is full.
    for (const { gone } of changes) storage.removeItem(gone)
    for (const { key, text } of changes) storage.setItem(key, text)
  } catch (cause) {
    for (const key of touched) storage.removeItem(key)
    for (const [key, text] of before) if (text !== null) storage.setItem(key, text)
    throw new Error(NOT_STORED, { cause })
  }
}

/** Which entry goes and which is written, where a remark or deletion comes to what is kept of it. */
function changeOf(storage: Storage, coming: Remark | Deletion) {
  const remarkKey = readableKey(storage, REMARK + coming.id, readRemark)
  const deletionKey = readableKey(storage, DELETION + coming.id, readDeletion)
  const kept = [
    readRemark(storage.getItem(remarkKey) ?? ''),
    readDeletion(storage.getItem(deletionKey) ?? ''),
  ].filter((known) => known !== undefined)
  const known = [coming, ...kept].reduce<Remark | Deletion>(join, coming)
  const [key, gone] = isThere(known) ? [remarkKey, deletionKey] : [deletionKey, remarkKey]
  return { key, gone, text: JSON.stringify(known) }
}

type PageReader<T> = (text: string) => T | undefined

function readUnder<T>(
  storage: Storage,
  prefix: string,
  read: PageReader<T>,
): { read: T[]; unreadable: Unreadable[] } {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: storage.getItem(key) ?? '' }))
  return {
    read: entries.flatMap(({ text }) => read(text) ?? []),
    unreadable: entries.filter(({ text }) => read(text) === undefined),
  }
}

/** The key of an entry: beside an unreadable one, which may still be repaired by hand. */
function readableKey<T>(storage: Storage, key: string, read: PageReader<T>): string {
  const text = storage.getItem(key)
  // No id has a plus.
  return text === null || read(text) !== undefined ? key : readableKey(storage, `${key}+`, read)
}
