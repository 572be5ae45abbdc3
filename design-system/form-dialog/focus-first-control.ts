import { isReachable } from './is-reachable.ts'

const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/** Holds the place of an input whose script is on its way. */
const COMING = '[aria-busy="true"]'

/**
 * Brings the keyboard to the first thing of a form that can be filled in, whatever it is: a text, a choice, the first
 * part of a date, the button of an upload. False when there is none.
 */
export function focusFirstControl(root: ParentNode): boolean {
  const first = firstOf(root, CONTROL)
  first?.focus()
  return first !== undefined
}

/**
 * The same; where the first input is still on its way, once that has come or is lost, if the keyboard has not gone into
 * something else meanwhile.
 * @returns a function that waits no longer
 */
export function focusFirstControlOnceThere(root: HTMLElement): () => void {
  const isComing = () => firstOf(root, `${COMING}, ${CONTROL}`)?.matches(COMING) ?? false
  if (!isComing()) {
    focusFirstControl(root)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (isComing()) return
    observer.disconnect()
    // The dialog around it has the focus until something in it takes it.
    if (document.activeElement?.contains(root)) focusFirstControl(root)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function firstOf(root: ParentNode, selector: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => control.matches(COMING) || isReachable(control),
  )
  // What leads to the parts of a long form stands before them.
  return controls.find((control) => !control.closest('nav')) ?? controls[0]
}
