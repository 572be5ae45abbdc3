import type { Deletion, Remark, Review } from './remark.ts'
import { readDeletion, readRemark } from './remarks-file.ts'

const REMARK = 'storybook-remark/'
const DELETION = 'storybook-remark-deleted/'

/** Said where the browser keeps nothing more. What was there before is untouched. */
export const NOT_KEPT =
  '浏览器没有存下这些备注（空间已满或不允许存储）。原有的备注都在；请先导出，再腾出空间。'

/** A review as the browser keeps it. */
export interface KeptReview extends Review {
  /** How many entries cannot be read. They stay as they are. */
  unreadable: number
}

/**
 * Every remark, oldest first, and what was deleted. Each has a key of its own: two tabs that write one list would erase each
 * other's remarks.
 * @param storage the browser's
 */
export function keptRemarks(storage: Storage): KeptReview {
  const remarks = keptUnder(storage, REMARK, readRemark)
  const deletions = keptUnder(storage, DELETION, readDeletion)
  return {
    remarks: remarks.read.sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
    ),
    deletions: deletions.read,
    unreadable: remarks.unreadable + deletions.unreadable,
  }
}

/** Tells of so many entries that cannot be read. */
export function sentenceOfUnreadable(count: number): string {
  return `这个浏览器里有 ${count} 条备注记录已损坏，读不出来：没有列在下面，也不会导出。它们原样留在浏览器存储里（键名以“storybook-remark”开头），不会被覆盖。`
}

/**
 * Keeps remarks and deletions, all of them or none. What is kept is deleted no longer, and what is deleted is kept no longer,
 * so keeping a deleted remark again undoes its deletion. What cannot be read is left as it is.
 * @throws {Error} NOT_KEPT where the storage is full or refused; what was there is as before
 */
export function keepRemarks(
  storage: Storage,
  remarks: readonly Remark[],
  deletions: readonly Deletion[] = [],
): void {
  const remarkKey = (id: string) => readableKey(storage, REMARK + id, readRemark)
  const deletionKey = (id: string) => readableKey(storage, DELETION + id, readDeletion)
  const gone = [...remarks.map(({ id }) => deletionKey(id)), ...deletions.map(({ id }) => remarkKey(id))]
  const written = [
    ...remarks.map((remark) => [remarkKey(remark.id), JSON.stringify(remark)] as const),
    ...deletions.map((deletion) => [deletionKey(deletion.id), JSON.stringify(deletion)] as const),
  ]
  const touched = [...gone, ...written.map(([key]) => key)]
  const before = touched.map((key) => [key, storage.getItem(key)] as const)
  try {
    // First what makes room: a remark can be deleted where the storage is full.
    for (const key of gone) storage.removeItem(key)
    for (const [key, text] of written) storage.setItem(key, text)
  } catch (cause) {
    for (const key of touched) storage.removeItem(key)
    for (const [key, text] of before) if (text !== null) storage.setItem(key, text)
    throw new Error(NOT_KEPT, { cause })
  }
}

type Read<T> = (text: string) => T | undefined

function keptUnder<T>(storage: Storage, prefix: string, read: Read<T>): { read: T[]; unreadable: number } {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const entries = keys.filter((key) => key.startsWith(prefix)).map((key) => read(storage.getItem(key) ?? ''))
  const readable = entries.filter((entry) => entry !== undefined)
  return { read: readable, unreadable: entries.length - readable.length }
}

/** Where an entry stands or comes to stand: beside one that cannot be read, which may still be mended by hand. */
function readableKey<T>(storage: Storage, key: string, read: Read<T>): string {
  const text = storage.getItem(key)
  // No id has a plus.
  return text === null || read(text) !== undefined ? key : readableKey(storage, `${key}+`, read)
}
