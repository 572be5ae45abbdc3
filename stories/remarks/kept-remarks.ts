import type { Remark } from './remark.ts'
import { readRemark } from './remarks-file.ts'

const PREFIX = 'storybook-remark/'

/** Said where the browser keeps nothing more. What was there before is untouched. */
export const NOT_KEPT =
  '浏览器没有存下这些备注（空间已满或不允许存储）。原有的备注都在；请先导出，再腾出空间。'

/**
 * Every remark, oldest first. Each has a key of its own: two tabs that write one list would erase each other's remarks.
 * @param storage the browser's
 */
export function keptRemarks(storage: Storage): Remark[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readRemark(storage.getItem(key) ?? '') ?? [])
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id))
}

/**
 * Keeps remarks, all of them or none.
 * @throws {Error} NOT_KEPT where the storage is full or refused; what was there is as before
 */
export function keepRemarks(storage: Storage, remarks: readonly Remark[]): void {
  const before: [key: string, text: string | null][] = []
  try {
    for (const remark of remarks) {
      const key = PREFIX + remark.id
      before.push([key, storage.getItem(key)])
      storage.setItem(key, JSON.stringify(remark))
    }
  } catch (cause) {
    // First what makes room, then what was there.
    for (const [key] of before) storage.removeItem(key)
    for (const [key, text] of before) if (text !== null) storage.setItem(key, text)
    throw new Error(NOT_KEPT, { cause })
  }
}

/** Takes one away. Keeping it again undoes this. */
export function dropRemark(storage: Storage, id: string): void {
  storage.removeItem(PREFIX + id)
}
