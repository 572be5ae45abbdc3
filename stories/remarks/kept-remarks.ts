import type { Deletion, Remark, Review } from './remark.ts'
import { readDeletion, readRemark } from './remarks-file.ts'

const REMARK = 'storybook-remark/'
const DELETION = 'storybook-remark-deleted/'

/** Said where the browser keeps nothing more. What was there before is untouched. */
export const NOT_KEPT =
  '浏览器没有存下这些备注（空间已满或不允许存储）。原有的备注都在；请先导出，再腾出空间。'

/**
 * Every remark, oldest first, and what was deleted. Each has a key of its own: two tabs that write one list would erase each
 * other's remarks.
 * @param storage the browser's
 */
export function keptRemarks(storage: Storage): Review {
  return {
    remarks: keptUnder(storage, REMARK, readRemark).sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
    ),
    deletions: keptUnder(storage, DELETION, readDeletion),
  }
}

/**
 * Keeps remarks and deletions, all of them or none. What is kept is deleted no longer, and what is deleted is kept no longer,
 * so keeping a deleted remark again undoes its deletion.
 * @throws {Error} NOT_KEPT where the storage is full or refused; what was there is as before
 */
export function keepRemarks(
  storage: Storage,
  remarks: readonly Remark[],
  deletions: readonly Deletion[] = [],
): void {
  const gone = [...remarks.map(({ id }) => DELETION + id), ...deletions.map(({ id }) => REMARK + id)]
  const written = [
    ...remarks.map((remark) => [REMARK + remark.id, JSON.stringify(remark)] as const),
    ...deletions.map((deletion) => [DELETION + deletion.id, JSON.stringify(deletion)] as const),
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

function keptUnder<T>(storage: Storage, prefix: string, read: (text: string) => T | undefined): T[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => read(storage.getItem(key) ?? '') ?? [])
}
