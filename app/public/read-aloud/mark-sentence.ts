import type { Sentence } from './sentences-in.ts'

/** The name of the highlight, styled by player.styles.ts. */
export const HIGHLIGHT = 'reading'

/** On the block of the sentence where browsers cannot highlight a range. */
export const MARKED = 'data-reading'

/** Marks the sentence that is read, in place of the one before, and brings it into view. */
export function markSentence({ range }: Sentence): void {
  unmark()
  const highlights = highlightsOfPage()
  if (highlights) highlights.set(HIGHLIGHT, new Highlight(range))
  else range.startContainer.parentElement?.setAttribute(MARKED, '')
  bringIntoView(range)
}

/** Takes the mark away. */
export function unmark(): void {
  highlightsOfPage()?.delete(HIGHLIGHT)
  for (const block of document.querySelectorAll(`[${MARKED}]`)) block.removeAttribute(MARKED)
}

/** A third down the window: header and player cover its ends. The page's own style decides whether it glides. */
function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect()
  if (top > window.innerHeight * 0.15 && bottom < window.innerHeight * 0.8) return
  document.scrollingElement?.scrollTo({ top: window.scrollY + top - window.innerHeight / 3 })
}

/** Firefox has them since version 140. */
const highlightsOfPage = () => globalThis.CSS?.highlights as HighlightRegistry | undefined
