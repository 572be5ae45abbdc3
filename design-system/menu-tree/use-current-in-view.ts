import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls the menu to its current entry when it is first drawn and whenever another becomes current; the focus stays. */
export function useCurrentInView(nav: RefObject<HTMLElement>, currentKey: string): void {
  const shownKey = useRef<string>()
  // After every render, because the groups around an entry open a moment after it has become current.
  useEffect(() => {
    if (shownKey.current === currentKey) return
    const line = nav.current?.querySelector('[aria-current]')
    shownKey.current = line ? currentKey : undefined
    if (line) scrollFrameTo(line)
  })
}

/** Only the nearest frame that scrolls is moved: `scrollIntoView` would move the page as well. */
function scrollFrameTo(line: Element): void {
  const frame = scrollingFrame(line.parentElement)
  if (!frame) return
  const place = line.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  if (place.top >= seen.top && place.bottom <= seen.bottom) return
  frame.scrollTop += (place.top + place.bottom - seen.top - seen.bottom) / 2
}

function scrollingFrame(element: Element | null): Element | null {
  if (!element || element === document.body) return null
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
  return scrolls && element.scrollHeight > element.clientHeight
    ? element
    : scrollingFrame(element.parentElement)
}
