import { useEffect, useLayoutEffect, useRef, type MutableRefObject } from 'react'

// On the server a layout effect would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The newest value, for events, effects and what ends later, such as an upload. Never read it during render. */
export function useLatestRef<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
