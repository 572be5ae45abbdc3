import { foldInPlace } from '#contract/search/fold-text.ts'

/** A piece of a text: one of the words, or what stands between two of them. */
export interface TextPart {
  from: number
  part: string
  isWord: boolean
}

/** Splits a text into pieces, separating the folded words; the longer of two at one place wins. */
export function partsOf(text: string, words: readonly string[]): TextPart[] {
  const { folded, places } = foldInPlace(text)
  const longestFirst = words.filter(Boolean).sort((left, right) => right.length - left.length)
  const parts: TextPart[] = []
  let from = 0
  let place = 0
  while (place < folded.length) {
    const word = longestFirst.find((each) => folded.startsWith(each, place))
    if (!word) {
      place += 1
      continue
    }
    const start = places[place] ?? 0
    // A letter may stand for several folded ones: it is marked whole.
    const end = places.slice(place + word.length).find((each) => each > start) ?? text.length
    if (start > from) parts.push({ from, part: text.slice(from, start), isWord: false })
    parts.push({ from: start, part: text.slice(start, end), isWord: true })
    while (place < folded.length && (places[place] ?? 0) < end) place += 1
    from = end
  }
  return from < text.length ? [...parts, { from, part: text.slice(from), isWord: false }] : parts
}
