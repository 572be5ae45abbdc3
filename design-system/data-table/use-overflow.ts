import { useLayoutEffect, useState, type RefObject } from 'react'

const canMeasure = typeof window !== 'undefined'

/**
 * Whether the table is wider than its place. Only then does the place scroll by itself, because a scrolling
 * place would also catch the sticky header.
 */
export function useOverflow(place: RefObject<HTMLElement>, table: RefObject<HTMLElement>): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useMeasure(() => {
    if (!place.current || !table.current || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      if (place.current && table.current)
        setOverflowing(table.current.offsetWidth > place.current.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(place.current)
    observer.observe(table.current)
    return () => observer.disconnect()
  }, [place, table])
  return isOverflowing
}

const useMeasure: typeof useLayoutEffect = canMeasure ? useLayoutEffect : () => {}
