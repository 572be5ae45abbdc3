import { useEffect, useRef } from 'react'
import { MODAL_DIALOGS } from './modal-dialogs.ts'

/**
 * As long as the dialog above, which has just closed, may take to give the focus back: it does so within two frames, which a
 * busy browser shows later than any clock says.
 */
const WAIT_MS = 100
const FRAMES = 2

/**
 * Brings the keyboard back into the dialog that it stands in, when what had it is gone: the row that was removed, the button
 * that has done its work. On the page behind neither Tab nor Esc would reach anything.
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
