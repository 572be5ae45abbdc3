import { useSyncExternalStore } from 'react'

/** What the main modifier key is called here: ⌘ on Apple's systems, Ctrl elsewhere and on the server. */
export function useModifierName(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl+'),
    () => 'Ctrl+',
  )
}
