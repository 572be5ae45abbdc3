import { useEffect, useRef } from 'react'

/**
 * Writes a text into an empty field of a plain form; a later text, or none, replaces it while it is untouched. What the
 * visitor wrote, or the browser restored, stays.
 */
export function useSuggestedText(form: HTMLFormElement | null, name: string, text = ''): void {
  const suggested = useRef('')
  useEffect(() => {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.value === text) return
    if (field.value !== '' && field.value !== suggested.current) return
    field.value = suggested.current = text
    // Formik, if it has loaded, reads it like typed text.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form, name, text])
}
