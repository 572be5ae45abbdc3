import { useEffect, useImperativeHandle, useRef, useState, type ForwardedRef } from 'react'

/** Keeps a native dialog in step with `isOpen` and returns focus to where it was. */
export function useDialog(isOpen: boolean, ref: ForwardedRef<HTMLDialogElement>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(isOpen)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)

  // Content stays after closing, so that the closing motion shows it.
  if (isOpen && !wasOpened) setWasOpened(true)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      if (element.open) element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  return { dialog, wasOpened }
}
