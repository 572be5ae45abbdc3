import { useEffect, type RefObject } from 'react'

/** Ctrl+S and ⌘S submit the form, wherever the keyboard is, but not from under a dialog. */
export function useSaveKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      // In any case the browser is not to save the page.
      event.preventDefault()
      const isCovered = form.current?.closest('[aria-hidden="true"], [inert]')
      if (!isCovered && !event.repeat) form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [form])
}
