import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'

/**
 * Submits a form without navigation, then focuses the first invalid field once the result is rendered. Without an
 * invalid field it scrolls the alert above the fields into view.
 * @param onSubmit sends the form; the returned promise ends when the result is known
 * @param isSubmitting while true nothing is submitted again
 * @param summary of the errors; while shown it gets the focus instead of the field
 * @returns the `ref` and `onSubmit` of the `form` element
 */
export function useFormSubmit(
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown,
  isSubmitting: boolean,
  summary?: RefObject<HTMLElement>,
): { form: RefObject<HTMLFormElement>; submit: (event: FormEvent<HTMLFormElement>) => Promise<void> } {
  const [settledSubmits, setSettledSubmits] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  // A frame later would not do: what the submit found may not be rendered by then.
  useEffect(() => {
    if (settledSubmits === 0) return
    if (summary?.current) summary.current.focus()
    else if (form.current && !focusFirstInvalid(form.current)) showFirstAlert(form.current)
  }, [settledSubmits, summary])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog opened from inside the form is its child in React, so its submit arrives here too.
    if (event.target !== event.currentTarget || isSubmitting) return
    try {
      await onSubmit(event)
    } finally {
      setSettledSubmits((count) => count + 1)
    }
  }

  return { form, submit }
}

/* From the button below a long form the alert is out of sight; screen readers announce it anyway. */
function showFirstAlert(form: HTMLFormElement): void {
  form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' })
}
