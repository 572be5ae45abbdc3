import { splitPhones } from './split-phones.ts'

/** The address that dials the one number of a text; none where there is no number, or more than one. */
export function phoneLink(phone: string): string | undefined {
  const numbers = splitPhones(phone).filter(({ href }) => href !== undefined)
  return numbers.length === 1 ? numbers[0]?.href : undefined
}
