import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Brings the focus to something once the next render stands: an element that is moved in the document loses it. The
 * library's collections stand a moment later than their parent, so they are looked into before the next frame; whoever has gone
 * on to something else by then is left there, as where the browser is busy between two presses.
 */
export function useNextFocus({ isCollection = false } = {}): (find: Find) => void {
  const wanted = useRef<Find>()
  useEffect(() => {
    const find = wanted.current
    if (!find) return
    wanted.current = undefined
    if (isCollection) bringBeforeNextFrame(find)
    else bringTo(find())
  })
  return useCallback((find) => {
    wanted.current = find
  }, [])
}

function bringBeforeNextFrame(find: Find): void {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (!now || now === before || now === document.body) bringTo(find())
  })
}

/* An element that kept the focus while it was moved is not scrolled to. */
function bringTo(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}
