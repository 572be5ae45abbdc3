import { useSyncExternalStore } from 'react'
import type { MadeCall } from '#stories/lenses/calls.ts'

let calls: readonly MadeCall[] = []
const listeners = new Set<() => void>()

/** Takes what the preview tells, also while the panel is closed. */
export function keepCalls(told: readonly MadeCall[]): void {
  calls = told
  for (const listener of listeners) listener()
}

/** The calls of the story that is shown. */
export function useCalls(): readonly MadeCall[] {
  return useSyncExternalStore(subscribe, () => calls)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
