import { asciiLower } from '#contract/search/search-term.ts'

/** A piece of a text: one of the words, or what stands between two of them. */
export interface TextPart {
  from: number
  part: string
  isWord: boolean
}

/** A text in pieces, the words set apart wherever they stand; of two that begin at one place the longer. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const lower = asciiLower(text)
  const longestFirst = words.filter(Boolean).toSorted((left, right) => right.length - left.length)
  const parts: TextPart[] = []
  let from = 0
  let place = 0
  while (place < text.length) {
    const word = longestFirst.find((each) => lower.startsWith(each, place))
    if (!word) {
      place += 1
      continue
    }
    if (place > from) parts.push({ from, part: text.slice(from, place), isWord: false })
    parts.push({ from: place, part: text.slice(place, place + word.length), isWord: true })
    place += word.length
    from = place
  }
  return from < text.length ? [...parts, { from, part: text.slice(from), isWord: false }] : parts
}
