/** Runs in the page: texts that their box cuts off without a way to read the rest. */
export function findClippedText(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const letters = range.getBoundingClientRect()
    if (letters.width < 2 || letters.height < 2) continue
    const box = clippingBox(element)
    if (!box) continue
    const edge = box.getBoundingClientRect()
    // Hidden from sight on purpose, for screen readers.
    if (edge.width <= 1 || edge.height <= 1) continue
    const overhang = Math.max(
      letters.right - edge.right,
      edge.left - letters.left,
      letters.bottom - edge.bottom,
    )
    if (overhang > 2 && overhang < letters.width + letters.height) {
      found.push(`“${text.slice(0, 40)}” by ${Math.round(overhang)} px in ${describe(box)}`)
    }
  }
  return found

  /** The nearest box that cuts off what sticks out; one that scrolls, or shortens text with an ellipsis, does not. */
  function clippingBox(from: Element): Element | undefined {
    for (let box: Element | null = from; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return undefined
      if ([overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')) return box
    }
    return undefined
  }

  function describe({ tagName, className }: Element) {
    return `${tagName.toLowerCase()}.${String(className).split(' ').at(0)}`
  }
}
