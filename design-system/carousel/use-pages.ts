import { useCallback, useEffect, useRef, useState } from 'react'
import { COLUMNS_PROPERTY } from './carousel.styles.ts'
import type { Columns } from './per-page.ts'

const NEAR_PX = 2
const FADE_MS = 260

/** Which page the track shows, how many there are, and how to reach another one. */
export function usePages(slides: number, columns: Columns) {
  const track = useRef<HTMLDivElement>(null)
  const aimed = useRef<number | null>(null)
  const [perPage, setPerPage] = useState(columns.laptop)
  const [page, setPage] = useState(0)
  /** The slide at the start of the track: a swipe may rest between two pages. */
  const [first, setFirst] = useState(0)
  const [isReady, setIsReady] = useState(false)
  const pages = pagesOf(slides, perPage)
  const current = Math.min(page, pages - 1)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      const shown = columnsOf(element) ?? columns.laptop
      setPerPage(shown)
      if (aimed.current !== null && Math.abs(element.scrollLeft - aimed.current) > NEAR_PX) return
      aimed.current = null
      // A track that is not laid out has no places.
      if (element.clientWidth === 0) return
      setPage(pageAt(element, pagesOf(slides, shown)))
      setFirst(slideAt(element, shown))
    }
    const release = () => {
      aimed.current = null
    }
    // A visitor may have swiped before the script came.
    follow()
    setIsReady(true)
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    const listeners = [
      ['scroll', follow],
      ['scrollend', release],
      ['wheel', release],
      ['touchstart', release],
    ] as const
    listeners.forEach(([name, listener]) => element.addEventListener(name, listener, { passive: true }))
    return () => {
      observer.disconnect()
      listeners.forEach(([name, listener]) => element.removeEventListener(name, listener))
    }
  }, [slides, columns.laptop])

  const goTo = useCallback(
    (wanted: number, { isWrapping }: { isWrapping: boolean }) => {
      const next = isWrapping ? (wanted + pages) % pages : Math.min(Math.max(wanted, 0), pages - 1)
      setPage(next)
      setFirst(Math.min(next * perPage, Math.max(0, slides - perPage)))
      if (track.current) aimed.current = scrollToPage(track.current, next, Math.abs(next - current) > 1)
      return next
    },
    [pages, perPage, slides, current],
  )

  // Where the script has not come or the widths are not known yet, the keyboard reaches all slides.
  const start = Math.min(first, Math.max(0, slides - perPage))
  const isOut = (slide: number) => isReady && (slide < start || slide >= start + perPage)
  return { track, page: current, pages, goTo, isReady, isOut }
}

const pagesOf = (slides: number, perPage: number) => Math.max(1, Math.ceil(slides / perPage))

function columnsOf(element: Element): number | undefined {
  return Number(getComputedStyle(element).getPropertyValue(COLUMNS_PROPERTY)) || undefined
}

/** From the start of a page to that of the next, in px. */
function pageWidth(element: Element): number {
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element)
  const [gap = 0, start = 0, end = 0] = [columnGap, paddingLeft, paddingRight].map(
    (length) => parseFloat(length) || 0,
  )
  return element.clientWidth - start - end + gap
}

function pageAt(element: Element, pages: number): number {
  const end = element.scrollWidth - element.clientWidth
  // The last page may be a short one, so it is recognised by the end of the track.
  if (end > NEAR_PX && element.scrollLeft >= end - NEAR_PX) return pages - 1
  return Math.min(Math.round(element.scrollLeft / pageWidth(element)), pages - 1)
}

function slideAt(element: Element, perPage: number): number {
  return Math.round((element.scrollLeft / pageWidth(element)) * perPage)
}

/** Neighbours slide; a longer way (such as from the last to the first) is a cut with a short fade. */
function scrollToPage(element: HTMLElement, page: number, isFar: boolean): number {
  const left = Math.min(page * pageWidth(element), element.scrollWidth - element.clientWidth)
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollTo({ left, behavior: isFar || isStill ? 'instant' : 'smooth' })
  if (isFar && !isStill) element.animate?.([{ opacity: 0.15 }, { opacity: 1 }], { duration: FADE_MS })
  return left
}
