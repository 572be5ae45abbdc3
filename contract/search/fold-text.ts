import { normalizeText } from '#contract/fields/normalize-text.ts'

/** A letter with the marks behind it, which NFKC may join to one character; or a gap. */
const LETTER = /\s+|[^\p{M}\p{Cf}][\p{M}\p{Cf}]*|[\p{M}\p{Cf}]+/gu

/**
 * Text as every search compares it: NFKC, lower case, no invisible characters, each gap one space. Folding is
 * idempotent.
 */
export function foldText(text: string): string {
  return foldLetters(text).trim()
}

/**
 * The folded text with the original index of each of its units, and finally the original's length. For cutting or marking the
 * text as written.
 */
export function foldInPlace(text: string): { folded: string; places: readonly number[] } {
  const places: number[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const part = foldLetters(letter)
    folded += part
    places.push(...Array.from({ length: part.length }, () => index))
  }
  return { folded, places: [...places, text.length] }
}

// Twice, since small letters and removed marks let others join.
const foldLetters = (text: string) =>
  normalizeText(normalizeText(text).toLowerCase())
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
