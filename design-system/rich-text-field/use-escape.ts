import { useEffect, type RefObject } from 'react'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'

/**
 * Handles Esc inside an element and stops its propagation. Otherwise it would close the dialog or a tooltip opened by
 * keyboard.
 */
export function useEscape(element: RefObject<HTMLElement>, onEscape: () => void): void {
  const latest = useLatestRef(onEscape)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event.key !== 'Escape' || !isInside) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    // The tooltip listens on the document while the event comes down; only the window hears of it before.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [element, latest])
}
