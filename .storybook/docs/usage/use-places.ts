import { useEffect, useState, type RefObject } from 'react'
import { avoidOverlap, type Place } from '#stories/usage/avoid-overlap.ts'
import { findPlaces, rootsOf } from './find-places.ts'

/** The places of a story's parts, kept while it is drawn, grows, or changes. Parameters as of `findPlaces`. */
export function usePlaces(
  stage: RefObject<HTMLElement>,
  selectors: readonly string[],
): readonly (Place | undefined)[] {
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([])
  const wanted = selectors.join('\n')

  useEffect(() => {
    const { current } = stage
    if (!current) return
    let waiting = 0
    const measure = () => {
      waiting = 0
      const found = avoidOverlap(findPlaces(current, wanted.split('\n')), current.clientWidth)
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    // Many changes at once are one look.
    const look = () => (waiting ||= window.setTimeout(measure, LOOK_AFTER_MS))
    const changes = new MutationObserver(look)
    const sizes = new ResizeObserver(look)
    const watch = () => {
      // What is centred in a frame moves when that becomes higher or lower, and keeps its size.
      for (const frame of current.querySelectorAll('iframe')) sizes.observe(frame)
      for (const { root } of rootsOf(current)) {
        changes.observe(root, { subtree: true, childList: true, attributes: true })
        sizes.observe(root as Element)
      }
      look()
    }
    const added = new MutationObserver(watch)
    added.observe(current, { subtree: true, childList: true })
    current.addEventListener('load', watch, true)
    watch()
    return () => {
      clearTimeout(waiting)
      for (const observer of [changes, sizes, added]) observer.disconnect()
      current.removeEventListener('load', watch, true)
    }
  }, [stage, wanted])

  return places
}

const LOOK_AFTER_MS = 60
