import { phonePieces } from './phone-pieces.ts'

/** The address that dials the one number of a text; none where there is no number, or more than one. */
export function phoneLink(phone: string): string | undefined {
  const numbers = phonePieces(phone).filter(({ href }) => href !== undefined)
  return numbers.length === 1 ? numbers[0]?.href : undefined
}
