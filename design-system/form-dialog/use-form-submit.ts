import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'

/**
 * Submits a form without leaving the page and, once what it found is rendered, moves the focus to the first wrong field;
 * where no field is wrong it brings what is said above the fields into sight.
 * @param onSubmit sends the form; the returned promise ends when what it found is known
 * @param isSubmitting while true nothing is submitted again
 * @param summary of what is wrong; while it is shown it gets the focus in the field's place
 * @returns what the `form` element takes as its `ref` and its `onSubmit`
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

/* Anyone who pressed the button at the foot of a long form would not see it; a screen reader says it by itself. */
function showFirstAlert(form: HTMLFormElement): void {
  form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' })
}
