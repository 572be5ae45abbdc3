import { useCallback } from 'react'
import { useLatestRef } from './use-latest-ref.ts'

/**
 * A stable function that calls the newest given one, so that memoized children are not drawn again.
 * Call it from events and effects, never during render.
 */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useLatestRef(callback)
  return useCallback((...args: Args) => latest.current(...args), [latest])
}
