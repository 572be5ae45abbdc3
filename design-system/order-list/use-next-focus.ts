import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Focuses an element after the next render, because an element moved in the DOM loses the focus. React Aria
 * collections render later, so it retries for a few frames unless the user moves the focus.
 */
export function useNextFocus({ isCollection = false } = {}): (find: Find) => void {
  const wanted = useRef<Find>()
  const forget = useRef<() => void>()
  useEffect(() => {
    const find = wanted.current
    if (!find) return
    wanted.current = undefined
    forget.current?.()
    if (isCollection) forget.current = bringBeforeNextFrames(find)
    else bringTo(find())
  })
  useEffect(() => () => forget.current?.(), [])
  return useCallback((find) => {
    wanted.current = find
  }, [])
}

/** A busy browser may render the collection one or two frames late and replace elements found earlier. */
const FRAMES = 3

/** @returns what ends it */
function bringBeforeNextFrames(find: Find): () => void {
  const before = document.activeElement
  let brought: HTMLElement | null | undefined
  let frame = 0
  /** Where its entry is gone, the library itself may bring the focus to a neighbour as a whole. */
  const isLibrarys = (now: Element) => now.matches('[role="row"]') && !brought?.isConnected
  const look = (frames: number) => {
    frame = requestAnimationFrame(() => {
      const now = document.activeElement ?? document.body
      const isFree = now === before || now === brought || now === document.body || isLibrarys(now)
      if (!isFree) return
      const found = find()
      if (found !== brought || now !== brought) bringTo(found)
      brought = found
      if (frames > 1) look(frames - 1)
    })
  }
  look(FRAMES)
  return () => cancelAnimationFrame(frame)
}

/* An element that kept the focus while it was moved is not scrolled to. */
function bringTo(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}
