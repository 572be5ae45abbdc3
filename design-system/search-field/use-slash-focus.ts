import { useEffect, type RefObject } from 'react'
import { isComposing } from '#design-system/keys/is-composing.ts'

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]'

/** `/` brings the keyboard to the search, unless something is being typed or a dialog is open. */
export function useSlashFocus(field: RefObject<HTMLInputElement>, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING)
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isComposing(event) ||
        isTyping
      )
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    // Captured: what React answers goes no further than its root.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [field, isEnabled])
}
