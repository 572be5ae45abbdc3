import { useEffect, useRef } from 'react'
import { MODAL_DIALOGS } from './modal-dialogs.ts'

/**
 * A closing dialog restores the focus within two frames. A busy browser delays these frames, so both time and frames
 * are waited for.
 */
const WAIT_MS = 100
const FRAMES = 2

/**
 * Moves the focus back into its dialog when the focused element is removed. Otherwise neither Tab nor Esc would reach
 * the dialog.
 */
export function FocusKeeper() {
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>(MODAL_DIALOGS)
    if (!dialog) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const look = () => {
      const isLost = document.activeElement === document.body
      if (isLost && [...document.querySelectorAll(MODAL_DIALOGS)].at(-1) === dialog) dialog.focus()
    }
    const lookAfter = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 1 ? lookAfter(frames - 1) : look()))
    }
    const forget = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const lookSoon = () => {
      forget()
      if (document.activeElement === document.body) timer = setTimeout(() => lookAfter(FRAMES), WAIT_MS)
    }
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      forget()
    }
  }, [])

  return <span ref={place} hidden />
}
