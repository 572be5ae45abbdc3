import { isReachable } from './is-reachable.ts'

const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/**
 * Brings the keyboard to the first thing of a form that can be filled in, whatever it is: a text, a choice, the first
 * part of a date, the button of an upload. False when there is none.
 */
export function focusFirstControl(root: ParentNode): boolean {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROL)].filter(isReachable)
  // What leads to the parts of a long form stands before them.
  const first = controls.find((control) => !control.closest('nav')) ?? controls[0]
  first?.focus()
  return first !== undefined
}
