import { inOneLine } from '#contract/shared/plain-text.ts'

/** What search engines show of a description, at most. */
const MOST_LETTERS = 120

/** A text as a description: one line, cut where it is longer than anybody shows. */
export function asDescription(text: string): string {
  const letters = [...inOneLine(text)]
  return letters.length <= MOST_LETTERS ? letters.join('') : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
