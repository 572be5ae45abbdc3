import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Brings the focus to something once the next render stands: an element that is moved in the document loses it. The
 * library's collections stand a moment later than their parent, so they are looked into before the next frames; whoever has gone
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

/** A busy browser lets the collection draw a frame or two after that, and takes away what was found in it before. */
const FRAMES = 3

function bringBeforeNextFrame(find: Find): void {
  const before = document.activeElement
  let brought: HTMLElement | null | undefined
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      const now = document.activeElement
      // Where the entry is gone, the library itself may bring the focus to its neighbour as a whole.
      const isChosen = now && now !== before && now !== brought && !now.matches('body, [role="row"]')
      if (isChosen) return
      const found = find()
      if (found !== brought || now !== brought) bringTo(found)
      brought = found
      if (frames > 1) look(frames - 1)
    })
  look(FRAMES)
}

/* An element that kept the focus while it was moved is not scrolled to. */
function bringTo(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}
