const INVALID = '[aria-invalid="true"], [data-invalid]'
const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

/** Brings the keyboard to the first field that is marked invalid; false when there is none. */
export function focusFirstInvalid(root: ParentNode): boolean {
  for (const field of root.querySelectorAll<HTMLElement>(INVALID)) {
    const control = field.matches(FOCUSABLE) ? field : firstFocusable(field)
    if (!control) continue
    control.focus()
    control.scrollIntoView?.({ block: 'nearest' })
    return true
  }
  return false
}

function firstFocusable(field: HTMLElement) {
  return [...field.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => control.tabIndex >= 0 && !control.closest('[aria-hidden="true"]'),
  )
}
