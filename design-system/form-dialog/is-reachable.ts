/** Whether the focus may go to a control. Excludes buttons of notices, hidden elements of libraries and file inputs. */
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
