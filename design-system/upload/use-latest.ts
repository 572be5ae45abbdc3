import { useEffect, useLayoutEffect, useRef } from 'react'

// On the server a layout effect would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The newest value, for what happens after an upload or between two renders. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
