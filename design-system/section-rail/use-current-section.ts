import { useEffect, useRef, useState } from 'react'

/** Share of the window's height that a section's top must have passed to be the one that is read. */
const READING_LINE = 0.35
/** What a press scrolls to may lie too low to reach the line: the pressed section stays current meanwhile. */
const PRESS_HOLDS_MS = 200

/**
 * Follows which section is being read.
 * @param ids of the sections' elements, in their order
 * @returns the current section's id, and what a press on the rail does: it goes there, with the keyboard too
 */
export function useCurrentSection(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState<string>()
  const heldUntil = useRef(0)
  const joined = ids.join(' ')

  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      if (performance.now() > heldUntil.current) setCurrent(sectionBeingRead(joined.split(' ')))
    }
    function ask() {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    // A section may lie in any box that scrolls.
    document.addEventListener('scroll', ask, { capture: true, passive: true })
    window.addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', ask, { capture: true })
      window.removeEventListener('resize', ask)
    }
  }, [joined])

  function goTo(id: string) {
    const section = document.getElementById(id)
    if (!section) return
    heldUntil.current = performance.now() + PRESS_HOLDS_MS
    setCurrent(id)
    // A smooth scroll would take longer than the press holds.
    section.scrollIntoView?.({ block: 'start', behavior: 'instant' })
    section.focus({ preventScroll: true })
  }
  return [ids.includes(current ?? '') ? current : ids[0], goTo]
}

function sectionBeingRead(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  // The last sections are often too short to get that far up.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1)
  const line = window.innerHeight * READING_LINE
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
}
