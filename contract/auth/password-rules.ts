const LONGEST_PASSWORD_BYTES = 256
const SHORTEST_NEW_PASSWORD = 10
const FEWEST_DIFFERENT_CHARACTERS = 5
/** Shorter pieces of a row stand in good passwords too. */
const SHORTEST_ROW = 4

/** Longer passwords never reach the hash (docs/design/hardening.md#sessions-and-access). */
export function isTooLongToHash(password: string): boolean {
  return new TextEncoder().encode(password).byteLength > LONGEST_PASSWORD_BYTES
}

/**
 * Why a new password is refused; undefined for a good one. Common words are found by the server alone (common-passwords.ts).
 * @param subject what the sentence calls it
 */
export function weaknessOf(password: string, username: string, subject = '新密码'): string | undefined {
  const characters = [...password]
  if (characters.length < SHORTEST_NEW_PASSWORD) return `${subject}至少需要 ${SHORTEST_NEW_PASSWORD} 个字符`
  if (isTooLongToHash(password)) return `${subject}过长`
  if (new Set(characters).size < FEWEST_DIFFERENT_CHARACTERS)
    return `${subject}过于简单，请使用更多不同的字符`
  if (password.toLowerCase().includes(username.toLowerCase())) return `${subject}不能包含用户名`
  if (isRepeated(password) || isMostlyInRows(password))
    return `${subject}过于简单，请不要使用重复或连续的字符`
  return undefined
}

const isRepeated = (password: string) => /^(.+?)\1+$/su.test(password)

/** Whether a password is mostly runs of the keyboard, the alphabet or digits, in either direction. */
function isMostlyInRows(password: string): boolean {
  const characters = [...password.toLowerCase()]
  let left = 0
  for (let start = 0; start < characters.length;) {
    const length = rowLength(characters.slice(start))
    if (length < SHORTEST_ROW) left += 1
    start += length < SHORTEST_ROW ? 1 : length
  }
  return left < FEWEST_DIFFERENT_CHARACTERS
}

/** How many characters from the first one on follow each other in one row. */
function rowLength(characters: readonly string[]): number {
  const lengths = rows.map((row) => {
    let length = 1
    while (length < characters.length && row.includes(characters.slice(0, length + 1).join(''))) length += 1
    return length
  })
  return Math.max(...lengths)
}

const forwards = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
]
const rows = [...forwards, ...forwards.map((row) => [...row].reverse().join(''))]
