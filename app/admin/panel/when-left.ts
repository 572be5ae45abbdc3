import type { FocusEvent } from 'react'
import type { RecordForm } from './use-record-form.ts'

/**
 * Tells the form that a field was left (back-office §5.2), whatever its input is: once the focus is in another part of
 * the form, and not in what the input itself opens outside of it, such as a list of choices or a calendar.
 */
export function whenLeft(form: RecordForm, name: string) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    if (currentTarget.closest('form')?.contains(relatedTarget)) form.leave(name)
  }
}

/** Whether only the window was left: the field still has the keyboard, and nothing is said of it. */
export const isWindowLeft = ({ target }: Pick<FocusEvent, 'target'>): boolean =>
  document.activeElement === target
