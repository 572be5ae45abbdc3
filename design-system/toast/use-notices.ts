import { useSyncExternalStore } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

/** The notices on screen, the newest first. */
export function useNotices<Content>(queue: ToastQueue<Content>) {
  return useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts,
    () => queue.visibleToasts,
  )
}
