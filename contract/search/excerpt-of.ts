import { foldInPlace } from './fold-text.ts'

/** Letters before the first word found, and in all. */
const BEFORE = 30
const LENGTH = 110

/** A part of the first text that holds one of the folded words; else the beginning of the first text. */
export function excerptOf(texts: readonly string[], words: readonly string[]): string {
  for (const text of texts) {
    const place = firstPlace(text, words)
    if (place >= 0) return cut(text, Math.max(0, place - BEFORE))
  }
  return cut(texts[0] ?? '', 0)
}

/** Where the first of the words stands that is in the text; -1 where none is. */
function firstPlace(text: string, words: readonly string[]): number {
  const { folded, places } = foldInPlace(text)
  const found = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  return found.length === 0 ? -1 : (places[Math.min(...found)] ?? -1)
}

function cut(text: string, from: number): string {
  // A sign of two units is not cut in two.
  const part = text.slice(from, from + LENGTH).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return `${from > 0 ? '…' : ''}${part}${from + LENGTH < text.length ? '…' : ''}`
}
