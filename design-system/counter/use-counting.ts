import { useEffect, useState, type RefObject } from 'react'

const STEPS = 100
const STEP_MS = 20

/**
 * The figure to show: the target until the element is visible. Then it counts up by 1/100 every 20 ms
 * (public-site §2.3).
 */
export function useCounting(target: number, element: RefObject<Element>): number {
  const [shown, setShown] = useState(target)

  useEffect(() => {
    setShown(target)
    if (!element.current || prefersStillness() || typeof IntersectionObserver === 'undefined') return
    let ticking: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      ticking = countUp()
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
