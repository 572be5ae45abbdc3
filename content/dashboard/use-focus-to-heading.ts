import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Hands the focus to the console's heading when what holds it goes away: anyone who follows a link of the dashboard by keys
 * goes on at the panel it opened, and not at the top of the document.
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
