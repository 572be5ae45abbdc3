import { useEffect, useRef, useState, type RefObject } from 'react'

/** Loads again after an error; when the pressed button goes with the error, the focus moves to the table's place. */
export function useRetry(place: RefObject<HTMLElement>, error: unknown, onRetry: (() => void) | undefined) {
  const [isRetried, setRetried] = useState(false)
  const hasFailed = Boolean(error)
  const isAwaited = useRef(false)

  useEffect(() => {
    if (hasFailed || !isAwaited.current) return
    isAwaited.current = false
    setRetried(false)
    if (document.activeElement === document.body) place.current?.focus()
  }, [hasFailed, place])

  function retry() {
    isAwaited.current = true
    setRetried(true)
    onRetry?.()
  }

  return { isRetried, retry }
}
