import { useLocation } from '@remix-run/react'
import { useInsertionEffect } from 'react'

/** The document's: around an error page the layout is mounted again. Effects alone set it, so the server never does. */
let shown: string | undefined

/**
 * Lets a page that is reached inside the site stand at its place at once. The site scrolls smoothly to what a link of the same page
 * names; a new page would glide by its whole length otherwise, and fetch on the way what nobody looks at. Before effects in which the
 * router scrolls.
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
