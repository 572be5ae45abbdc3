import { useEffect, useRef, useState } from 'react'

/** Closes a native disclosure on Esc, which gives the focus back to its summary, and on a press or focus outside. */
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
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return { disclosure, setOpen }
}
