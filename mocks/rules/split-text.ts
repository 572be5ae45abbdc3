import { RulesError } from './rules-error.ts'

/**
 * The pieces between separators, trimmed; what stands in round brackets is a sentence and holds none.
 * @throws {RulesError} where a bracket is not closed
 */
export function splitOutside(text: string, separator: string): string[] {
  const pieces = ['']
  let isInside = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    const isSeparator = !isInside && letter === separator
    if (isInside && letter === '\\') {
      add(pieces, text.slice(index, index + 2))
      index += 1
    } else if (isSeparator) pieces.push('')
    else {
      add(pieces, letter)
      if (letter === '(') isInside = true
      if (letter === ')') isInside = false
    }
  }
  if (isInside) throw new RulesError('“(”没有对应的“)”')
  return pieces.map((piece) => piece.trim())
}

function add(pieces: string[], text: string): void {
  pieces[pieces.length - 1] += text
}

/** A sentence as it stands in brackets. */
export const bracketed = (sentence: string) => `(${sentence.replace(/[\\)]/g, String.raw`\$&`)})`

/** What `bracketed` was given. */
export const unbracketed = (text: string) => text.slice(1, -1).replace(/\\([^])/g, '$1')
