import { useCallback } from 'react'
import { useLatestRef } from './use-latest.ts'

/**
 * One function for as long as a component stands, which does what the newest given one does: what is handed it need not be
 * drawn again. For what people cause, never to be called while something is drawn.
 */
export function useEventCallback<Told extends unknown[], Done>(
  act: (...told: Told) => Done,
): (...told: Told) => Done {
  const newest = useLatestRef(act)
  return useCallback((...told: Told) => newest.current(...told), [newest])
}
