import { inOneLine } from '#contract/shared/plain-text.ts'

const MAX_LETTERS_IN_SCHEMA = 120

/** A text as a description of schema.org data: one line, cut where it is longer than programs show. */
export function schemaDescription(text: string): string {
  const letters = [...inOneLine(text)]
  if (letters.length <= MAX_LETTERS_IN_SCHEMA) return letters.join('')
  return `${letters.slice(0, MAX_LETTERS_IN_SCHEMA - 1).join('')}…`
}
