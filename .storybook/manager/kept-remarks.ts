import { useSyncExternalStore } from 'react'
import { dropRemark, keepRemarks, keptRemarks, NOT_KEPT } from '#stories/remarks/kept-remarks.ts'
import type { Remark } from '#stories/remarks/remark.ts'

let known: readonly Remark[] | undefined
const listeners = new Set<() => void>()

/** Every remark that this browser keeps, oldest first, also what another tab has just written. */
export function useRemarks(): readonly Remark[] {
  return useSyncExternalStore(subscribe, () => (known ??= read()))
}

/**
 * Keeps remarks, all of them or none.
 * @throws {Error} in Chinese, where the browser does not keep them
 */
export function keep(remarks: readonly Remark[]): void {
  keepRemarks(storage(), remarks)
  changed()
}

/** Takes a remark away; keeping it again undoes this. */
export function drop({ id }: Remark): void {
  dropRemark(storage(), id)
  changed()
}

/** A browser that is told to keep nothing throws where one only asks. */
function read(): Remark[] {
  try {
    return keptRemarks(storage())
  } catch {
    return []
  }
}

function storage(): Storage {
  try {
    return window.localStorage
  } catch (cause) {
    throw new Error(NOT_KEPT, { cause })
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
