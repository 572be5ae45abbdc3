import { useEffect, type RefObject } from 'react'

/** Read by the heads of tables; set on the element that holds the bar and its table. */
const PROPERTY = '--table-sticky-top'

/**
 * Passes the sticky bar's height to the table beside it, so that the table head sticks below the bar.
 * @param staysInSight measured again when it changes; the bar's size need not change with it
 */
export function useStickyOffset(bar: RefObject<HTMLElement>, staysInSight: boolean | undefined): void {
  useEffect(() => {
    const element = bar.current
    const holder = element?.parentElement
    if (!element || !holder || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      const height = isSticky ? element.offsetHeight : 0
      holder.style.setProperty(PROPERTY, `calc(var(--sticky-top, 0px) + ${height}px)`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Low windows have no room for a bar that stays.
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      holder.style.removeProperty(PROPERTY)
    }
  }, [bar, staysInSight])
}
