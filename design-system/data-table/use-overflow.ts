import { useLayoutEffect, useState, type RefObject } from 'react'

const canMeasure = typeof window !== 'undefined'
/** Fractions of a pixel are no column. */
const LEAST_HIDDEN_PX = 2

/** How a table stands in its place. */
export type Overflow = {
  /** The table is wider than its place. */
  isOverflowing: boolean
  /** Columns are hidden at the start, because it has been scrolled. */
  hasMoreBefore: boolean
  /** Columns are hidden at the end. */
  hasMoreAfter: boolean
}

const fitting: Overflow = { isOverflowing: false, hasMoreBefore: false, hasMoreAfter: false }

/**
 * Whether the table is wider than its place, and on which sides. Only then does the place scroll by itself, because a
 * scrolling place would also catch the sticky header.
 */
export function useOverflow(place: RefObject<HTMLElement>, table: RefObject<HTMLElement>): Overflow {
  const [overflow, setOverflow] = useState(fitting)
  useMeasure(() => {
    const { current: frame } = place
    if (!frame || !table.current || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      if (!table.current) return
      const next = measured(frame, table.current)
      setOverflow((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(table.current)
    frame.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', measure)
    }
  }, [place, table])
  return overflow
}

function measured(frame: HTMLElement, table: HTMLElement): Overflow {
  const hidden = table.offsetWidth - frame.clientWidth
  if (hidden <= 0) return fitting
  return {
    isOverflowing: true,
    hasMoreBefore: frame.scrollLeft >= LEAST_HIDDEN_PX,
    hasMoreAfter: hidden - frame.scrollLeft >= LEAST_HIDDEN_PX,
  }
}

const useMeasure: typeof useLayoutEffect = canMeasure ? useLayoutEffect : () => {}
