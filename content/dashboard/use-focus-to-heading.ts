import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the console's heading when the focused element unmounts. A keyboard user then continues at the opened
 * panel, not at the top of the document.
 */
export function useFocusToHeading<Place extends HTMLElement>(): RefObject<Place> {
  const place = useRef<Place>(null)
  useLayoutEffect(() => {
    const held = place.current
    return () => {
      if (held?.contains(document.activeElement)) document.querySelector<HTMLElement>('h1')?.focus()
    }
  }, [])
  return place
}
