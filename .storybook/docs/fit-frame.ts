import { heightWanted } from './height-wanted.ts'

/** Low enough for a line of text, high enough to press what stands there. */
const SHORTEST_PX = 160
/** A laptop's window. What is longer scrolls within its frame: a page of 33 stories stays one that is scrolled. */
const LONGEST_PX = 760
const LOOK_AFTER_MS = 150

/** Last heights by story and width, so that a frame rendered again starts with its previous height. */
const earlier = new Map<string, number>()

/**
 * Sets a frame's height to its story's, after loading and after each width change. Afterwards it only grows, so that
 * closing something in it does not move the page under the pointer.
 * @param frame whose story is being drawn
 * @param storyId for the height to begin with next time
 * @returns stops the updates
 */
export function fitFrame(frame: HTMLIFrameElement, storyId: string): () => void {
  const view = frame.contentWindow as Window & typeof globalThis
  let waiting = 0
  let seenBefore = -1
  let width = frame.clientWidth
  let mayShrink = true

  const measure = () => {
    waiting = 0
    if (frame.clientWidth !== width) {
      width = frame.clientWidth
      mayShrink = true
    }
    const wanted = heightWanted(view)
    if (wanted === undefined) return
    const height = Math.min(Math.max(wanted, SHORTEST_PX), LONGEST_PX)
    const { clientHeight } = frame
    if (height === clientHeight) return
    if (height > clientHeight) {
      setHeight(frame, height)
      // A page as high as its window and a little more would be followed without an end.
      const follows = heightWanted(view) === wanted + height - clientHeight
      if (follows) setHeight(frame, clientHeight)
      else mayShrink = false
    } else if (mayShrink && height === seenBefore) {
      setHeight(frame, height)
      mayShrink = false
    } else if (mayShrink) {
      // What loads is low at first: the same is seen twice before anything is taken away.
      look()
    }
    seenBefore = height
    earlier.set(keyOf(frame, storyId), frame.clientHeight)
  }
  // Many changes at once are one look.
  const look = () => (waiting ||= window.setTimeout(measure, LOOK_AFTER_MS))
  const changes = new MutationObserver(look)
  const sizes = new ResizeObserver(look)
  changes.observe(view.document.body, { subtree: true, childList: true, attributes: true })
  for (const element of [frame, view.document.body, ...view.document.body.children]) sizes.observe(element)
  look()

  return () => {
    clearTimeout(waiting)
    changes.disconnect()
    sizes.disconnect()
  }
}

/** The height that a story had when it was shown before at this width, if it was. */
export const earlierHeight = (frame: HTMLElement, storyId: string): number | undefined =>
  earlier.get(keyOf(frame, storyId))

const keyOf = ({ clientWidth }: HTMLElement, storyId: string) => `${storyId} ${clientWidth}`

/** If the frame starts above the window, the reader is below it, so its bottom edge stays in place. */
function setHeight(frame: HTMLIFrameElement, height: number) {
  // Some browsers keep the place too, some of the time: then the page would be moved twice.
  document.documentElement.style.overflowAnchor = 'none'
  const { top, bottom } = frame.getBoundingClientRect()
  frame.style.height = `${height}px`
  if (top >= 0 || bottom > window.innerHeight || document.activeElement === frame) return
  const moved = frame.getBoundingClientRect().bottom - bottom
  window.scrollBy({ top: moved, behavior: 'instant' })
}
