import { randomInt } from 'node:crypto'
import type { Backend } from '#contract/engine/backend.ts'
import { createFirstAccount, listAccounts } from '#contract/auth/accounts.ts'
import { refusalOf } from '#contract/auth/common-passwords.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

/** The administrator of a first start. The password is told once and kept nowhere. */
export interface FirstAdministrator {
  username: string
  password: string
  /** Generated here, so the start has to print it. */
  isGenerated: boolean
}

// Without letters and figures that look alike, since people copy it from a terminal.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 20

/**
 * Looks at the password the environment gives before it would be used; a site that has administrators starts with any.
 * @throws StartRefusal one line that names ADMIN_PASSWORD and does not repeat it
 */
export async function refuseWeakPassword(
  backend: Backend,
  { username, password }: { username: string; password?: string },
): Promise<void> {
  if (password === undefined || (await listAccounts(backend)).length > 0) return
  const refusal = await refusalOf(backend.passwords, password, username, '密码')
  if (refusal) throw new StartRefusal(`ADMIN_PASSWORD：${refusal}。`)
}

/**
 * Creates the first administrator while there is none (docs/operations/configuration.md#登录, ADMIN_USERNAME, ADMIN_PASSWORD).
 * @returns undefined where there is one
 */
export async function createFirstAdministrator(
  backend: Backend,
  given: { username?: string; password?: string } = {},
): Promise<FirstAdministrator | undefined> {
  if ((await listAccounts(backend)).length > 0) return undefined
  const { username = 'admin', password = generatePassword() } = given
  const created = await createFirstAccount(backend, { username, realName: '管理员', password })
  return created && { username, password, isGenerated: given.password === undefined }
}

/** A password nobody has to think of, for a first start and for `npm run admin`. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
