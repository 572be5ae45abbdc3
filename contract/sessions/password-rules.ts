const LONGEST_PASSWORD_BYTES = 256
const SHORTEST_NEW_PASSWORD = 10
const FEWEST_DIFFERENT_CHARACTERS = 5

/** Longer passwords never reach the hash (hardening.md, Sessions and access). */
export function isTooLongToHash(password: string): boolean {
  return new TextEncoder().encode(password).byteLength > LONGEST_PASSWORD_BYTES
}

/** Why a new password is refused; undefined for a good one. */
export function weaknessOf(password: string, username: string): string | undefined {
  const characters = [...password]
  if (characters.length < SHORTEST_NEW_PASSWORD) return `新密码至少需要 ${SHORTEST_NEW_PASSWORD} 个字符`
  if (isTooLongToHash(password)) return '新密码过长'
  if (new Set(characters).size < FEWEST_DIFFERENT_CHARACTERS) return '新密码过于简单，请使用更多不同的字符'
  if (password.toLowerCase().includes(username.toLowerCase())) return '新密码不能包含用户名'
  return undefined
}
