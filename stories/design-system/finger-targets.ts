import { expect } from 'storybook/test'

/** What a finger needs, in px. */
const FINGER = 44

/** Where fingers point: every named thing is large enough for one. Under a mouse there is nothing to check. */
export async function expectFingerTargets(targets: Element[]) {
  await expect(targets.length).toBeGreaterThan(0)
  if (!window.matchMedia('(pointer: coarse)').matches) return
  const tooSmall = targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    // Part of a pixel is lost where a grid shares out its width.
    const isLarge = Math.round(width) >= FINGER && Math.round(height) >= FINGER
    return isLarge ? [] : [`${nameOf(target)}: ${width.toFixed(1)} × ${height.toFixed(1)}`]
  })
  await expect(tooSmall).toEqual([])
}

const nameOf = (target: Element) => target.getAttribute('aria-label') ?? target.textContent ?? ''
