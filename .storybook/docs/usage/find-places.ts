import type { Place } from '#stories/usage/avoid-overlap.ts'

/**
 * Finds the parts of a story on a stage, be it drawn among the text or in a frame.
 * @param selectors one for each part
 * @returns a place for each; undefined for one that is not there or has no size
 */
export function findPlaces(stage: HTMLElement, selectors: readonly string[]): (Place | undefined)[] {
  const origin = stage.getBoundingClientRect()
  return selectors.map((selector) => {
    for (const { root, left, top } of rootsOf(stage)) {
      const box = root.querySelector(selector)?.getBoundingClientRect()
      if (!box || (box.width === 0 && box.height === 0)) continue
      return { left: left + box.left - origin.left, top: top + box.top - origin.top }
    }
    return undefined
  })
}

/** Roots in which stories render: inline canvases and iframe documents, whose coordinates start at their own corner. */
export function rootsOf(stage: HTMLElement): { root: ParentNode; left: number; top: number }[] {
  const canvases = [...stage.querySelectorAll('.sb-story')].map((root) => ({ root, left: 0, top: 0 }))
  const frames = [...stage.querySelectorAll('iframe')].flatMap((frame) => {
    const { left, top } = frame.getBoundingClientRect()
    return frame.contentDocument?.body ? { root: frame.contentDocument.body, left, top } : []
  })
  return [...frames, ...canvases]
}
