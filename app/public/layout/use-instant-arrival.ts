import { useLocation } from '@remix-run/react'
import { useInsertionEffect } from 'react'

/** The document's: around an error page the layout is mounted again. Effects alone set it, so the server never does. */
let shown: string | undefined

/**
 * Disables smooth scrolling on arrival at a new page, which would scroll past and load all of it. An insertion effect:
 * it must run before the router scrolls.
 */
export function useInstantArrival(): void {
  const { pathname } = useLocation()
  useInsertionEffect(() => {
    const isArrival = shown !== undefined && shown !== pathname
    shown = pathname
    if (!isArrival) return
    const root = document.documentElement
    const { style } = root
    style.scrollBehavior = 'auto'
    // A browser scrolls by the style that it has reckoned: now by this one.
    getComputedStyle(root).getPropertyValue('scroll-behavior')
    setTimeout(() => (style.scrollBehavior = ''))
  }, [pathname])
}
