import { useSyncExternalStore } from 'react'
import type { LoggedCall } from '#stories/toolbar-globals/call-log.ts'

let calls: readonly LoggedCall[] = []
const listeners = new Set<() => void>()

/** Takes what the preview tells, also while the panel is closed. */
export function storeCalls(told: readonly LoggedCall[]): void {
  calls = told
  for (const listener of listeners) listener()
}

/** The calls of the story that is shown. */
export function useCalls(): readonly LoggedCall[] {
  return useSyncExternalStore(subscribe, () => calls)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
