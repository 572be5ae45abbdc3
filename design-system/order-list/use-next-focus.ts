import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Brings the focus to something once the next render stands: an element that is moved in the document loses it. The
 * library's collections stand a moment later than their parent, so they are looked into before the next frame.
 */
export function useNextFocus({ isCollection = false } = {}): (find: Find) => void {
  const wanted = useRef<Find>()
  useEffect(() => {
    const find = wanted.current
    if (!find) return
    wanted.current = undefined
    if (isCollection) requestAnimationFrame(() => bringTo(find()))
    else bringTo(find())
  })
  return useCallback((find) => {
    wanted.current = find
  }, [])
}

/* An element that kept the focus while it was moved is not scrolled to. */
function bringTo(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}
