import type { Spot } from './remark.ts'

/**
 * The spot at a place of the window, on the element that stands there.
 * @param element what was pressed
 * @param at the place in the window, in CSS pixels; the element's middle unless told
 */
export function spotOf(element: Element, at?: { x: number; y: number }): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  const part = (from: number, length: number, place = from + length / 2) =>
    length > 0 ? Math.min(1, Math.max(0, (place - from) / length)) : 0
  return {
    selector: selectorOf(element),
    x: part(left, width, at?.x),
    y: part(top, height, at?.y),
    width: element.ownerDocument.defaultView?.innerWidth ?? 1,
  }
}

/** The place in the window of a spot, or nothing where its element is gone or not shown. */
export function placeOf({ selector, x, y }: Spot, root: Document): { x: number; y: number } | undefined {
  const element = find(selector, root)
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
  if (!width || !height || left === undefined || top === undefined) return undefined
  return { x: left + width * x, y: top + height * y }
}

/** The element of a spot; an import may bring a selector that is none. */
export function find(selector: string, root: Document): Element | null {
  try {
    return root.querySelector(selector)
  } catch {
    return null
  }
}

/** From the nearest element with an id of its own, by tag and position. Class names change with each build. */
function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isNamed(at)) return [`#${CSS.escape(at.id)}`, ...steps].join(' > ')
    if (at === at.ownerDocument.body) return ['body', ...steps].join(' > ')
    steps.unshift(stepTo(at))
  }
  return steps.join(' > ')
}

/** React makes ids of its own (`:r1:`, `«r1»`), which are others the next time. */
const isNamed = ({ id, ownerDocument }: Element) =>
  /^[a-z][\w-]*$/i.test(id) && ownerDocument.querySelectorAll(`#${CSS.escape(id)}`).length === 1

function stepTo(element: Element): string {
  const kind = element.localName
  const alike = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === kind)
  return alike.length > 1 ? `${kind}:nth-of-type(${alike.indexOf(element) + 1})` : kind
}
