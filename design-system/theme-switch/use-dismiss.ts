import { useEffect, useRef, useState } from 'react'

/** Closes a native disclosure on a press or focus outside, and on Esc, which returns the focus to its summary. */
export function useDismiss() {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const close = () => disclosure.current?.removeAttribute('open')
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      disclosure.current?.querySelector('summary')?.focus()
    }
    const closeOutside = (event: Event) => {
      if (!disclosure.current?.contains(event.target as Node)) close()
    }
    // Captured: what React answers goes no further than its root.
    document.addEventListener('keydown', closeByKey, true)
    document.addEventListener('pointerdown', closeOutside, true)
    document.addEventListener('focusin', closeOutside, true)
    return () => {
      document.removeEventListener('keydown', closeByKey, true)
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('focusin', closeOutside, true)
    }
  }, [isOpen])

  return { disclosure, setOpen }
}
