import { isLeftOut, isReachable } from './is-reachable.ts'

const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/** Holds the place of an input whose script is on its way. */
const COMING = '[aria-busy="true"]:not(button, input)'

/**
 * Focuses the first control of a form that can be filled in. If it is still loading, waits until it has loaded or
 * failed, unless the focus moves elsewhere.
 * @returns a function that stops waiting
 */
export function focusFirstControlOnceThere(root: HTMLElement): () => void {
  const first = firstOf(root)
  if (!first?.matches(COMING)) {
    first?.focus()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const now = firstOf(root)
    if (now?.matches(COMING)) return
    observer.disconnect()
    // The dialog around it has the focus until something in it takes it.
    if (document.activeElement?.contains(root)) now?.focus()
  })
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  return () => observer.disconnect()
}

function firstOf(root: ParentNode): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(`${COMING}, ${CONTROL}`)].filter((control) =>
    control.matches(COMING) ? !isLeftOut(control) : isReachable(control),
  )
  // What leads to the parts of a long form stands before them.
  return controls.find((control) => !control.closest('nav')) ?? controls[0]
}
