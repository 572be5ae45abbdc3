import type { FocusEvent } from 'react'
import type { RecordForm } from './use-record-form.ts'

/**
 * Reports that a field was left (back-office §5.2): the focus moved to another part of the form. Popovers
 * of the input do not count.
 */
export function onFieldBlur(form: RecordForm, name: string) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    if (currentTarget.closest('form')?.contains(relatedTarget)) form.leave(name)
  }
}

/** The same for an input that reports its own blur. It keeps the keyboard while only the window is left, and is not left then. */
export function onInputBlur(form: RecordForm, name: string) {
  return ({ target }: Pick<FocusEvent, 'target'>) => {
    if (document.activeElement !== target) form.leave(name)
  }
}
