const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/**
 * Brings the keyboard to the first thing of a form that can be filled in, whatever it is: a text, a choice, the first
 * part of a date, the button of an upload. False when there is none.
 */
export function focusFirstControl(root: ParentNode): boolean {
  const first = [...root.querySelectorAll<HTMLElement>(CONTROL)].find(isReachable)
  first?.focus()
  return first !== undefined
}

/* The unseen button by which a drop zone takes what is pasted: a press on it does nothing. */
const isDropTarget = (control: HTMLElement) =>
  control.tagName === 'BUTTON' && control.parentElement?.style.width === '1px'

/* A notice above the fields brings buttons of its own; libraries keep hidden elements beside what they draw. */
function isReachable(control: HTMLElement): boolean {
  return (
    control.tabIndex >= 0 &&
    !isDropTarget(control) &&
    !control.matches(':disabled, [type="hidden"], [hidden]') &&
    !control.closest('[hidden], [inert], [aria-hidden="true"], [role="alert"], [role="status"]')
  )
}
