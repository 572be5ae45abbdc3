import { useSyncExternalStore } from 'react'
import {
  storeRemarks,
  readStoredRemarks,
  NOT_STORED,
  type StoredReview,
} from '#stories/remarks/stored-remarks.ts'
import { deletionOf, reviseRemark, type Deletion, type Remark } from '#stories/remarks/remark.ts'

let known: StoredReview | undefined
const listeners = new Set<() => void>()

/** Every remark that this browser keeps, oldest first, and what was deleted, also what another tab has just written. */
export function useReview(): StoredReview {
  return useSyncExternalStore(subscribe, () => (known ??= read()))
}

/**
 * Keeps remarks and deletions, all of them or none, beside what another tab has said of them meanwhile.
 * @throws {Error} in Chinese, where the browser does not keep them
 */
export function storeRemarksHere(remarks: readonly Remark[], deletions: readonly Deletion[] = []): void {
  storeRemarks(storage(), remarks, deletions)
  changed()
}

/**
 * Takes a remark away, and keeps that it was deleted.
 * @throws {Error} in Chinese, where the browser does not keep that
 */
export function deleteRemark(remark: Remark): void {
  storeRemarksHere([], [deletionOf(remark)])
}

/**
 * Brings a remark back that was deleted, here and wherever the deletion has come to.
 * @throws {Error} in Chinese, where the browser does not keep that
 */
export function restoreRemark(remark: Remark): void {
  storeRemarksHere([reviseRemark(remark, new Date().toISOString())])
}

/** A browser that is told to keep nothing throws where one only asks. */
function read(): StoredReview {
  try {
    return readStoredRemarks(storage())
  } catch {
    return { remarks: [], deletions: [], unreadable: [] }
  }
}

function storage(): Storage {
  try {
    return window.localStorage
  } catch (cause) {
    throw new Error(NOT_STORED, { cause })
  }
}

function changed() {
  known = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', changed)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}
