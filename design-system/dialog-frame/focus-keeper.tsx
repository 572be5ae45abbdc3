import { useEffect, useRef } from 'react'
import { MODAL_DIALOGS } from './modal-dialogs.ts'

/** As long as the dialog above, which has just closed, may take to give the focus back. */
const WAIT_MS = 100

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
    const look = () => {
      const isLost = document.activeElement === document.body
      if (isLost && [...document.querySelectorAll(MODAL_DIALOGS)].at(-1) === dialog) dialog.focus()
    }
    const lookSoon = () => {
      clearTimeout(timer)
      if (document.activeElement === document.body) timer = setTimeout(look, WAIT_MS)
    }
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  return <span ref={place} hidden />
}
