import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { queueLoading } from '#stories/usage/queue-loading.ts'

/**
 * Whether it is an element's turn to load.
 * @param isWanted whether it wants to be loaded at all
 * @returns whether its turn has come, now or before, and what ends it, so that the next may begin
 */
export function useLoadSlot(
  place: RefObject<Element>,
  isWanted: boolean,
): { hasTurn: boolean; end: () => void } {
  const [hasTurn, setTurn] = useState(false)
  const end = useRef(() => {})

  useEffect(() => {
    if (!isWanted || !place.current) return
    end.current = queueLoading(place.current, () => setTurn(true))
    return () => end.current()
  }, [place, isWanted])

  return { hasTurn, end: useCallback(() => end.current(), []) }
}
