import { useEffect, useState, type RefObject } from 'react'

const STEPS = 100
const STEP_MS = 20

/**
 * The figure to show: the target until the element is scrolled into view, then it counts up by 1/100 every 20 ms
 * (public-site §2.3). A figure that is in view when the script comes stays.
 */
export function useCounting(target: number, element: RefObject<Element>): number {
  const [shown, setShown] = useState(target)

  useEffect(() => {
    setShown(target)
    if (!element.current || prefersStillness() || typeof IntersectionObserver === 'undefined') return
    let ticking: ReturnType<typeof setInterval> | undefined
    let wasAway = false
    // Browsers report at once how it is, and then every change.
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting)
      if (isSeen) observer.disconnect()
      if (isSeen && wasAway) ticking = countUp()
      wasAway = true
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearInterval(ticking)
    }

    function countUp() {
      let step = 0
      setShown(0)
      const interval = setInterval(() => {
        step += 1
        setShown(step >= STEPS ? target : Math.floor((target * step) / STEPS))
        if (step >= STEPS) clearInterval(interval)
      }, STEP_MS)
      return interval
    }
  }, [target, element])

  return shown
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
