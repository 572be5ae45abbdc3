/** What stands over a page and not in its flow. */
const OVERLAYS = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** Left above and below such a box, so that it is seen to stand over something. */
const AROUND_OVERLAY_PX = 32

/**
 * The height in px at which the story of a document is seen whole, without empty space below.
 * What takes the window's height (a drawer, a page of `100vh`) wants the height that the window has.
 * @returns undefined while nothing is drawn
 */
export function heightWanted(view: Window & typeof globalThis): number | undefined {
  const { document } = view
  const { body } = document
  const { scrollHeight, clientHeight } = document.documentElement
  const boxes = [...body.children].filter((child) => isInFlow(child, view))
  const ends = boxes.map((box) => box.getBoundingClientRect().bottom + view.scrollY)
  const overlays = [...body.querySelectorAll<HTMLElement>(OVERLAYS)].filter(isSeen)
  if (ends.length === 0 && overlays.length === 0) return undefined

  const padding = Number.parseFloat(view.getComputedStyle(body).paddingBottom) || 0
  const inFlow = Math.max(0, ...ends) + padding
  return Math.ceil(
    Math.max(
      // What hangs out of its box, such as an open menu, counts only for what is scrolled.
      scrollHeight > clientHeight ? scrollHeight : inFlow,
      ...overlays.map((overlay) => heightAround(overlay, clientHeight)),
    ),
  )
}

const isSeen = (element: Element) => element.getBoundingClientRect().height > 0

const isInFlow = (element: Element, view: Window) =>
  isSeen(element) && view.getComputedStyle(element).position !== 'fixed'

/** An overlay with all that is scrolled within it. */
function heightAround(overlay: HTMLElement, windowHeight: number): number {
  const scrolled = [overlay, ...overlay.querySelectorAll<HTMLElement>('*')].map(hiddenBelow)
  const { offsetHeight } = overlay
  const wanted = offsetHeight + Math.max(...scrolled)
  return offsetHeight >= windowHeight ? wanted : wanted + 2 * AROUND_OVERLAY_PX
}

/** How much of a box is reached by scrolling within it only. */
function hiddenBelow(element: HTMLElement): number {
  const hidden = element.scrollHeight - element.clientHeight
  if (hidden <= 0) return 0
  const overflow = element.ownerDocument.defaultView?.getComputedStyle(element).overflowY ?? ''
  return /auto|scroll/.test(overflow) ? hidden : 0
}
