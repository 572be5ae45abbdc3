import type { Backend } from '#contract/engine/backend.ts'
import { weaknessOf } from './password-rules.ts'

const SHORTEST_WORD = 4
/** What anyone who guesses at this site begins with. */
const wordsOfTheSite = ['tulian', 'tuliankeji', 'administrator', 'guanliyuan']

/**
 * Why a new password is refused: it is weak, or one of those that everybody tries first. The list is too long for a browser,
 * so only the server looks into it.
 * @param subject what the sentence calls it
 */
export async function refusalOf(
  passwords: Pick<Backend['passwords'], 'commonest'>,
  password: string,
  username: string,
  subject?: string,
): Promise<string | undefined> {
  const weakness = weaknessOf(password, username, subject)
  if (weakness) return weakness
  const common = [...wordsOfTheSite, ...(await passwords.commonest())]
  return isCommonPassword(password, common)
    ? `${subject ?? '新密码'}过于常见，请换一个不容易猜到的`
    : undefined
}

/** Whether it is one of the common ones, whatever its letters' size, or a common word between figures and signs. */
export function isCommonPassword(password: string, common: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return common.includes(plain) || (word.length >= SHORTEST_WORD && common.includes(word))
}
