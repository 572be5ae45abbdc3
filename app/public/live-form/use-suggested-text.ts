import { useEffect, useRef } from 'react'

/**
 * Writes a text into an empty field of a plain form, and another in its place while the visitor has left it untouched.
 * What the visitor wrote, or the browser restored, stays.
 */
export function useSuggestedText(form: HTMLFormElement | null, name: string, text: string | undefined): void {
  const suggested = useRef('')
  useEffect(() => {
    const field = form?.elements.namedItem(name)
    if (!text || !(field instanceof HTMLInputElement)) return
    if (field.value !== '' && field.value !== suggested.current) return
    field.value = suggested.current = text
    // The live form, if it has come, hears of it as of a typed text.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form, name, text])
}
