import type { Backend, Row, Stores } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/engine/caller-network.ts'
import { journalOf } from '#contract/engine/journal.ts'
import { storedMoment } from '#contract/fields/moments.ts'
import type { Work } from '#contract/engine/operation.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { attemptKey, countAttempt, forgetAttempts } from './attempts.ts'
import { account as accountType } from './internal-types.ts'
import { isTooLongToHash } from './password-rules.ts'
import { hasEnded } from './read-session.ts'
import { hashOf, newToken } from './tokens.ts'

/** Who is signed in, as answers name them. */
export interface User {
  id: number
  username: string
  realName: string
}

const SWEPT_AT_ONCE = 50
const hashesOfNobody = new WeakMap<Backend['passwords'], Promise<string>>()

/**
 * Signs in. Every wrong credential is one and the same 400; failures are counted by account and
 * address before the password is looked at, so that tries sent side by side count too.
 */
export async function openSession(
  work: Work,
  sent: Record<string, unknown>,
): Promise<{ user: User; token: string }> {
  const { backend, caller } = work
  const [username, password] = [String(sent.username), String(sent.password)]
  const key = await attemptKey('login', username.toLowerCase(), networkOf(caller.address))
  const limit = loginLimit(backend)
  await backend.transaction((stores) => countAttempt(stores, key, limit, backend.now()))

  const account = await checkedAccount(backend, username, password)
  if (!account) throw new Refusal(400, messages.loginFailed)
  const token = newToken()
  const tokenHash = await hashOf(token)
  const user = { id: account.id, username, realName: String(account.realName ?? '') }
  await backend.transaction(async (stores) => {
    await requireUnchanged(stores, account)
    await forgetAttempts(stores, key)
    await sweepSessions(stores, backend)
    const now = storedMoment(backend.now())
    await stores
      .of('session')
      .create({ tokenHash, accountId: account.id, createTime: now, lastUsedTime: now })
    const actor = { accountId: account.id, username, address: caller.address, now: backend.now() }
    await journalOf(stores, actor).note(accountType, 'signIn')
  })
  return { user, token }
}

/** How many wrong passwords, and for how long the account is then locked for that address (operating.md). */
export function loginLimit({ settings }: Backend) {
  const { loginMaxFailures: most, loginLockMs: windowMs } = settings
  return { most, windowMs, isProlonged: true, sentence: messages.loginLocked }
}

/** An unknown name costs the same time as a known one: its password is checked against a hash that is nobody's. */
async function checkedAccount(
  backend: Backend,
  username: string,
  password: string,
): Promise<Row | undefined> {
  if (isTooLongToHash(password)) return undefined
  const [account] = await backend.stores.of('account').find({ where: { username }, limit: 1 })
  const ofNobody = await hashOfNobody(backend.passwords)
  const isRight = await backend.passwords.verify(account ? String(account.passwordHash) : ofNobody, password)
  return account && isRight && account.isEnabled === 1 ? account : undefined
}

function hashOfNobody(passwords: Backend['passwords']): Promise<string> {
  const known = hashesOfNobody.get(passwords) ?? passwords.hash(newToken())
  hashesOfNobody.set(passwords, known)
  return known
}

/** The account may have been disabled or given a new password while the old one was being checked. */
async function requireUnchanged(stores: Stores, account: Row): Promise<void> {
  const current = await stores.of('account').get(account.id, { forUpdate: true })
  if (current?.isEnabled !== 1 || current.passwordHash !== account.passwordHash)
    throw new Refusal(400, messages.loginFailed)
}

async function sweepSessions(stores: Stores, backend: Backend): Promise<void> {
  const oldest = await stores.of('session').find({
    order: [{ field: 'lastUsedTime', direction: 'asc' }],
    limit: SWEPT_AT_ONCE,
  })
  for (const session of oldest) if (hasEnded(session, backend)) await stores.of('session').remove(session.id)
}
