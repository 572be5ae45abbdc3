import { foldInPlace } from '#contract/search/fold-text.ts'

/** A piece of a text: one of the words, or what stands between two of them. */
export interface TextPart {
  from: number
  part: string
  isWord: boolean
}

/** A text in pieces, the folded words set apart wherever they stand; of two that begin at one place the longer. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const { folded, places } = foldInPlace(text)
  const longestFirst = words.filter(Boolean).toSorted((left, right) => right.length - left.length)
  const parts: TextPart[] = []
  let from = 0
  let place = 0
  while (place < folded.length) {
    const word = longestFirst.find((each) => folded.startsWith(each, place))
    if (!word) {
      place += 1
      continue
    }
    const [start = 0, end = text.length] = [places[place], places[place + word.length]]
    if (start > from) parts.push({ from, part: text.slice(from, start), isWord: false })
    parts.push({ from: start, part: text.slice(start, end), isWord: true })
    place += word.length
    from = end
  }
  return from < text.length ? [...parts, { from, part: text.slice(from), isWord: false }] : parts
}
