import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

const canMeasure = typeof window !== 'undefined'

/** At which edges columns stand out of sight. */
export type Hidden = 'none' | 'start' | 'end' | 'both'

/** How a table fits its place. */
export type TableOverflow = {
  /**
   * The table is wider than its place. Only then does the place scroll by itself, because a scrolling place would also
   * catch the sticky header.
   */
  isOverflowing: boolean
  /** There is no room for the words of the acts: they are icons. */
  isTight: boolean
  hidden: Hidden
}

const enough: TableOverflow = { isOverflowing: false, isTight: false, hidden: 'none' }

/**
 * Measures whether a table fits its place.
 * @param columns what the wished width depends on; it is measured again when this changes
 */
export function useTableOverflow(
  place: RefObject<HTMLElement>,
  table: RefObject<HTMLElement>,
  columns: string,
): TableOverflow {
  const [room, setRoom] = useState(enough)
  // Width of the table with action labels; with icons the narrower table may fit and would switch back and forth.
  const wished = useRef(0)

  useMeasure(() => {
    const [frame, content] = [place.current, table.current]
    if (!frame || !content || typeof ResizeObserver === 'undefined') return
    wished.current = 0
    const measure = () => {
      const [has, needs] = [frame.clientWidth, content.offsetWidth]
      const isTable = getComputedStyle(content).display === 'table'
      // Widths are rounded: by one pixel nothing is out of sight.
      const isOverflowing = needs > has + 1
      if (!isTable || has >= wished.current) wished.current = isTable && isOverflowing ? needs : 0
      const next = { isOverflowing, isTight: wished.current > 0, hidden: hiddenIn(frame, isOverflowing) }
      setRoom((former) => (isSame(former, next) ? former : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(content)
    frame.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', measure)
    }
  }, [place, table, columns])
  return room
}

function hiddenIn({ scrollLeft, clientWidth, scrollWidth }: HTMLElement, isOverflowing: boolean): Hidden {
  if (!isOverflowing) return 'none'
  const isStart = scrollLeft > 1
  const isEnd = scrollLeft + clientWidth < scrollWidth - 1
  if (isStart && isEnd) return 'both'
  return isStart ? 'start' : isEnd ? 'end' : 'none'
}

const isSame = (one: TableOverflow, other: TableOverflow) =>
  one.isOverflowing === other.isOverflowing && one.isTight === other.isTight && one.hidden === other.hidden

const useMeasure: typeof useLayoutEffect = canMeasure ? useLayoutEffect : () => {}
