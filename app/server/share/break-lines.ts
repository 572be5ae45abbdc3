const ENDS_PHRASE = /[，。、；：！？…）》”,;!?:]$/
/** Closing signs, and syllables that the segmenter separates from their words. */
const NEVER_FIRST = /^[，。、；：！？…）》”·,;!?:的了化性级率]/
const NEVER_LAST = /[（《“]$/

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text's length in widths of a Chinese character; Latin letters and digits are narrower. */
export function lengthOf(text: string): number {
  const widths = [...text].map((letter) => (/[A-Z]/.test(letter) ? 0.7 : letter < '\u2000' ? 0.6 : 1))
  return widths.reduce((sum, width) => sum + width, 0)
}

/** What fits into lines wherever they break: each break may leave up to one character's width empty. */
export const roomIn = (lines: number, perLine: number): number => lines * (perLine - 1) + 1

/** A text in few lines of about equal length, broken after punctuation, else between words. */
export function breakLines(text: string, perLine: number): string[] {
  if (lengthOf(text) <= perLine) return [text]
  const lines = Math.ceil((lengthOf(text) - 1) / (perLine - 1))
  const even = lengthOf(text) / lines
  const fits = (end: number) => {
    const length = lengthOf(text.slice(0, end))
    const rest = lengthOf(text.slice(end).trim())
    return length > even / 2 && length <= perLine && rest <= roomIn(lines - 1, perLine)
  }
  const distance = (end: number) => Math.abs(lengthOf(text.slice(0, end)) - even)
  const ends = [phraseEnds(text), wordEnds(text), letterEnds(text)]
    .map((each) => each.filter(fits).toSorted((left, right) => distance(left) - distance(right)))
    .flat()
  const end = ends[0] ?? text.length
  return [text.slice(0, end).trim(), ...breakLines(text.slice(end).trim(), perLine)]
}

const phraseEnds = (text: string) =>
  letterEnds(text).filter((end) => ENDS_PHRASE.test(text.slice(0, end)) && !NEVER_FIRST.test(text.slice(end)))

/** Single characters in a row are rather a word that the segmenter does not know. */
function wordEnds(text: string): number[] {
  const words = [...segmenter.segment(text)]
  return words.slice(1).flatMap(({ segment, index }, before) => {
    const previous = words[before]?.segment ?? ''
    const isBetweenWords = segment.length > 1 || previous.length > 1 || previous === ' '
    return isBetweenWords && !NEVER_FIRST.test(segment) && !NEVER_LAST.test(previous) ? [index] : []
  })
}

/** Positions between characters, none inside a surrogate pair. */
function letterEnds(text: string): number[] {
  let end = 0
  return [...text].map((letter) => (end += letter.length))
}
