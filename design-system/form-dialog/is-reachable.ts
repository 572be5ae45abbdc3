/**
 * Whether the keyboard can be brought to a control. A notice above the fields brings buttons of its own; libraries keep
 * hidden elements beside what they draw, and an upload the input that chooses its file.
 */
export function isReachable(control: HTMLElement): boolean {
  return (
    control.tabIndex >= 0 &&
    !isDropTarget(control) &&
    !control.matches(':disabled, [type="hidden"], [hidden]') &&
    !isLeftOut(control)
  )
}

/** Whether something stands where the keyboard of a form does not begin: hidden, or in a notice. */
export const isLeftOut = (element: Element): boolean =>
  element.closest('[hidden], [inert], [aria-hidden="true"], [role="alert"], [role="status"]') !== null

/* The unseen button by which a drop zone takes what is pasted: a press on it does nothing. */
const isDropTarget = (control: HTMLElement) =>
  control.tagName === 'BUTTON' && control.parentElement?.style.width === '1px'
