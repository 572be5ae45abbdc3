import { isReachable } from './is-reachable.ts'

/** What a field that is wrong is known by. */
export const INVALID = '[aria-invalid="true"], [data-invalid]'
const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

/** Brings the keyboard to the first field that is marked invalid; false when there is none. */
export function focusFirstInvalid(root: ParentNode): boolean {
  for (const field of root.querySelectorAll<HTMLElement>(INVALID)) {
    const control = field.matches(FOCUSABLE) ? field : (firstWrong(field) ?? firstFocusable(field))
    if (!control) continue
    control.focus()
    control.scrollIntoView?.({ block: 'nearest' })
    return true
  }
  return false
}

/** A group of inputs, such as a list, leads to the one that is wrong in it. */
const firstWrong = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>(INVALID)].find(
    (each) => each.matches(FOCUSABLE) && isReachable(each),
  )

const firstFocusable = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isReachable)
