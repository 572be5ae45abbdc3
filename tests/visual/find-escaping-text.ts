/**
 * Runs in the page: texts that leave their box without a way to read the rest. A box that scrolls or shows an
 * ellipsis contains its text.
 */
export function findEscapingText(): string[] {
  const TOLERANCE = 1.5
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const letters = range.getBoundingClientRect()
    if (letters.width < 2 || letters.height < 2) continue
    if (isForScreenReaders(element)) continue
    const fault = escapeOf(element, letters)
    if (fault) found.add(`“${text.slice(0, 16)}…” by ${fault}`)
  }
  return [...found]

  function escapeOf(from: Element, letters: DOMRect): string | undefined {
    for (let box: Element | null = from; box && box !== document.documentElement; box = box.parentElement) {
      const { display, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isHeld = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis'
      if (isHeld) return undefined
      if (display === 'inline' || display === 'contents') continue
      const overhang = Math.max(letters.right - edge.right, edge.left - letters.left)
      if (overhang > TOLERANCE)
        return `${Math.round(overhang)} px out of ${describe(box)}${webkitLineClamp === 'none' ? '' : ' (clamped)'}`
    }
    return undefined
  }

  function isForScreenReaders(element: Element | null): boolean {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      if (width <= 1 || height <= 1) return getComputedStyle(box).display !== 'contents'
    }
    return false
  }

  function describe(box: Element): string {
    const name = `${box.tagName.toLowerCase()}.${String(box.className).split(' ').at(0)}`
    const style = getComputedStyle(box)
    return `${name} (${style.display} in ${box.parentElement?.tagName.toLowerCase()}.${String(box.parentElement?.className).split(' ').at(0)})`
  }
}
