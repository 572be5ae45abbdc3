import { useEffect, useLayoutEffect, useRef, type MutableRefObject } from 'react'

// On the server a layout effect would only warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The newest value, for what happens after an upload, a press or between two renders; never to be read while something is drawn. */
export function useLatestRef<T>(value: T): MutableRefObject<T> {
  const latest = useRef(value)
  useBrowserLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
