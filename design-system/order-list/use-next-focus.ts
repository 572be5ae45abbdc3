import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Brings the focus to something once the next render stands: an element that is moved in the document loses it. The
 * library's collections stand a moment later than their parent, so they are looked into before the next frames; anyone who has gone
 * on to something else by then is left there, as where the browser is busy between two presses.
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

/** A busy browser lets the collection draw a frame or two later, and takes away what was found in it before. */
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
