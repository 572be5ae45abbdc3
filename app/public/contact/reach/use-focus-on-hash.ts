import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Moves the keyboard's place to an element when a link of the page leads to it, as browsers do for plain links.
 * @param id of the element, which needs `tabIndex={-1}`
 * @returns its ref
 */
export function useFocusOnHash<Some extends HTMLElement>(id: string) {
  const place = useRef<Some>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    // `default` is the address the document was opened with: there the browser did it.
    if (key !== 'default' && hash === `#${id}`) place.current?.focus({ preventScroll: true })
  }, [key, hash, id])
  return place
}
