import { useEffect, type RefObject } from 'react'
import { isComposing } from '#design-system/keys/is-composing.ts'

/**
 * Ctrl+S and ⌘S submit the form, wherever the keyboard is, but not from under a dialog.
 * While an input method composes a text they do nothing: half of it would be saved.
 */
export function useSaveKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      // A browser that fills in a form dispatches keys without a name, and without these.
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut) return
      // While a text is composed, the key has no name of its own.
      const isS = event.key.toLowerCase() === 's' || (isComposing(event) && event.code === 'KeyS')
      if (!isS) return
      // In any case the browser is not to save the page.
      event.preventDefault()
      const isCovered = form.current?.closest('[aria-hidden="true"], [inert]')
      if (!isCovered && !event.repeat && !isComposing(event)) form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [form])
}
