/** Each frame loads the whole preview: many at once would all stay empty until the last has come. */
const MOST_AT_ONCE = 2
/** A frame that never comes does not hold the others up for longer. */
const LONGEST_MS = 20_000

interface Turn {
  element: Element
  begin: () => void
}

const waiting = new Set<Turn>()
const loading = new Set<Turn>()

/**
 * Lets elements load a few at a time; what is nearest to the middle of the window comes first.
 * @param begin called when the element may load
 * @returns ends the element's turn or its waiting, so that the next may begin
 */
export function queueLoading(element: Element, begin: () => void): () => void {
  let longest: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(longest)
    if (waiting.delete(turn) || loading.delete(turn)) beginNext()
  }
  const turn: Turn = {
    element,
    begin: () => {
      longest = setTimeout(end, LONGEST_MS)
      begin()
    },
  }
  waiting.add(turn)
  beginNext()
  return end
}

function beginNext(): void {
  const inOrder = [...waiting].sort((one, other) => distanceOf(one) - distanceOf(other))
  for (const turn of inOrder.slice(0, Math.max(0, MOST_AT_ONCE - loading.size))) {
    waiting.delete(turn)
    loading.add(turn)
    turn.begin()
  }
}

/** How far an element is from the middle of the window, in px. */
function distanceOf({ element }: Turn): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom) / 2 - window.innerHeight / 2)
}
