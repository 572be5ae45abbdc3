import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Each frame loads the whole preview: many at once would all stay empty until the last has come. */
const MOST_AT_ONCE = 2
/** A frame that never comes does not hold the others up for longer. */
const LONGEST_TURN_MS = 20_000

interface Turn {
  element: Element
  begin: () => void
}

const waiting = new Set<Turn>()
const loading = new Set<Turn>()

/**
 * Whether it is an element's turn to load; what is nearest to the middle of the window comes first.
 * @param isWanted whether it wants to be loaded at all
 * @returns whether its turn has come, now or before, and what ends it, so that the next may begin
 */
export function useTurn(place: RefObject<Element>, isWanted: boolean): { hasTurn: boolean; end: () => void } {
  const [hasTurn, setTurn] = useState(false)
  const end = useRef(() => {})

  useEffect(() => {
    if (!isWanted || !place.current) return
    let longest: number | undefined
    const turn: Turn = {
      element: place.current,
      begin: () => {
        longest = window.setTimeout(() => end.current(), LONGEST_TURN_MS)
        setTurn(true)
      },
    }
    end.current = () => {
      clearTimeout(longest)
      if (waiting.delete(turn) || loading.delete(turn)) beginNext()
    }
    waiting.add(turn)
    beginNext()
    return () => end.current()
  }, [place, isWanted])

  return { hasTurn, end: useCallback(() => end.current(), []) }
}

function beginNext(): void {
  const inOrder = [...waiting].sort((one, other) => distanceOf(one) - distanceOf(other))
  for (const turn of inOrder.slice(0, Math.max(0, MOST_AT_ONCE - loading.size))) {
    waiting.delete(turn)
    loading.add(turn)
    turn.begin()
  }
}

/** How far an element is from the middle of the window, in px. */
function distanceOf({ element }: Turn): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom) / 2 - window.innerHeight / 2)
}
