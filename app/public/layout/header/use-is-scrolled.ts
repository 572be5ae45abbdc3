import { useEffect, useState } from 'react'

/** The header changes its look past this many pixels (public-site §9). */
export const SCROLLED_PAST_PX = 50

/** Whether the page is scrolled by more than 50 px. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > SCROLLED_PAST_PX)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return isScrolled
}
