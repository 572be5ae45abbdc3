import { FIRST_DAY } from '#contract/shared/first-day.ts'
import { isDay, shanghaiDay } from '#contract/shared/moments.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/**
 * Whether a text can be an identity number by GB 11643: form, day of birth since FIRST_DAY, check character. Region codes
 * change, so any is accepted.
 */
export function isIdentityNumber(text: string, now = new Date()): boolean {
  const [, year, month, day] = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text) ?? []
  const birthDate = `${year}-${month}-${day}`
  if (!isDay(birthDate) || birthDate < FIRST_DAY || birthDate > shanghaiDay(now)) return false
  return checkCharacterOf(text.slice(0, 17)) === text[17]
}

/** The eighteenth place for the first seventeen (ISO 7064, MOD 11-2). */
export function checkCharacterOf(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return CHECK_CHARACTERS.charAt(sum % 11)
}
