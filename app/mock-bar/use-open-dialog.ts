import { useSyncExternalStore } from 'react'

/** The native dialog that makes the rest of the page unreachable; the inner one of several, null where there is none. */
export function useOpenDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(observeDialogs, innermostDialog, () => null)
}

/** Shows an element of a dialog above it and free of its box, whatever that cuts off. */
export function showAbove(element: HTMLElement | null): void {
  if (!element) return
  element.popover = 'manual'
  element.showPopover()
}

function innermostDialog(): HTMLDialogElement | null {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
  return open[open.length - 1] ?? null
}

function observeDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return () => observer.disconnect()
}
