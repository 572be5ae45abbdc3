import { splitSentences } from './split-sentences.ts'

/** A sentence of the page: what is spoken, and where it stands. */
export interface Sentence {
  text: string
  range: Range
}

/** Forms, buttons and navigation are not read, links are; what is closed or hidden is not on the page. */
const NOT_READ =
  'nav, form, button, dialog, script, style, noscript, template, svg, video, audio, iframe, [aria-hidden="true"], [inert], details:not([open]) > :not(summary)'

/** The sentences of the visible running text in an element, in their order. No sentence crosses a block. */
export function sentencesIn(root: Element): Sentence[] {
  const blocks: Text[][] = [[]]
  collect(root, blocks)
  return blocks.flatMap(sentencesOfBlock)
}

function collect(element: Element, blocks: Text[][]): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) blocks.at(-1)?.push(node)
    if (!(node instanceof Element) || node.matches(NOT_READ)) continue
    const { display, visibility } = getComputedStyle(node)
    if (display === 'none' || visibility === 'hidden') continue
    const isBlock = node.tagName === 'BR' || !/^(inline|contents|ruby)/.test(display)
    if (isBlock) blocks.push([])
    collect(node, blocks)
    if (isBlock) blocks.push([])
  }
}

function sentencesOfBlock(nodes: readonly Text[]): Sentence[] {
  const whole = nodes.map(({ data }) => data).join('')
  return splitSentences(whole).map(({ start, end }) => {
    const range = document.createRange()
    range.setStart(...placeAt(nodes, start))
    // The last character's own place: the next node would begin another line.
    const [node, offset] = placeAt(nodes, end - 1)
    range.setEnd(node, offset + 1)
    return { text: whole.slice(start, end).replaceAll(/\s+/g, ' '), range }
  })
}

/** The text node that holds the character at an index of the block, and its offset there. */
function placeAt(nodes: readonly Text[], index: number): [Text, number] {
  let before = 0
  for (const node of nodes) {
    if (index < before + node.length) return [node, index - before]
    before += node.length
  }
  throw new RangeError(`no character at ${index}`)
}
