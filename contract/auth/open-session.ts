import type { Backend, Row, Stores } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { lockedSentence, messages } from '#contract/shared/messages.ts'
import { isUnchanged } from './accounts.ts'
import { noteRefused } from './note-refused.ts'
import { attemptKey, countAttempt, forgetAttempts, takeBackAttempt, triedUnlessBusy } from './rate-limit.ts'
import { deviceOf } from './device-of.ts'
import { account as accountType } from './internal-types.ts'
import { rememberNetwork } from './known-networks.ts'
import { isTooLongToHash } from './password-rules.ts'
import { hasEnded } from './read-session.ts'
import { inPlace } from './sign-in-places.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { newToken } from './tokens.ts'

/** Who is signed in, as answers name them. */
export interface User {
  id: number
  username: string
  realName: string
}

const SWEPT_AT_ONCE = 50
const LOCKS_OF_A_NETWORK = 10
const hashesOfNobody = new WeakMap<Backend['passwords'], Promise<string>>()

/**
 * Signs in; every wrong credential gives the same 400. Failures are counted per account and network and
 * per network, before the password check, so that parallel attempts count too.
 */
export async function openSession(
  ctx: RequestContext,
  sent: Record<string, unknown>,
): Promise<{ user: User; token: string }> {
  const { backend, caller } = ctx
  const [username, password] = [String(sent.username), String(sent.password)]
  const network = networkOf(caller.address)
  return inPlace(backend, { username, network }, (isKnown) =>
    signIn(ctx, { username, password, network, isKnown }),
  )
}

interface Credentials {
  username: string
  password: string
  network: string
  isKnown: boolean
}

async function signIn(
  { backend, caller, request }: RequestContext,
  { username, password, network, isKnown }: Credentials,
): Promise<{ user: User; token: string }> {
  const key = await attemptKey('login', username.toLowerCase(), network, await passwordOf(backend, username))
  const networkKey = await attemptKey('login', network)
  const { address } = caller
  await notingLocks(backend, { address, username }, () =>
    backend.transaction(async (stores) => {
      await countAttempt(stores, networkKey, networkLimit(backend), backend.now())
      await countAttempt(stores, key, loginLimit(backend), backend.now())
    }),
  )

  const account = await triedUnlessBusy(backend, [networkKey, key], () =>
    checkedAccount(backend, username, password, isKnown),
  )
  if (!account) {
    await noteRefused(backend, { action: 'signInFailed', address, username, reason: '用户名或密码不正确' })
    throw new HttpError(400, messages.loginFailed)
  }
  const token = newToken()
  const tokenHash = await hashOf(token)
  const user = { id: account.id, username, realName: String(account.realName ?? '') }
  await backend.transaction(async (stores) => {
    if (!(await isUnchanged(stores, account))) throw new HttpError(400, messages.loginFailed)
    await forgetAttempts(stores, key)
    await takeBackAttempt(stores, networkKey)
    await rememberNetwork(stores, username, network, backend.now())
    await sweepSessions(stores, backend)
    const now = storedMoment(backend.now())
    const device = deviceOf(request.headers.get('user-agent'))
    await stores
      .of('session')
      .create({ tokenHash, accountId: account.id, createTime: now, lastUsedTime: now, address, device })
    const actor = { accountId: account.id, username, address, now: backend.now() }
    await auditLogOf(stores, actor).append(accountType, 'signIn')
  })
  return { user, token }
}

/** Part of the key that attempts count for, so that a new password lifts the lock on every network. */
async function passwordOf({ stores }: Backend, username: string): Promise<string> {
  const accountNamed = async (name: string) =>
    (await stores.of('account').find({ where: { username: name }, limit: 1 }))[0]
  // Another spelling is counted with the account that it could be meant for.
  const account = (await accountNamed(username)) ?? (await accountNamed(username.toLowerCase()))
  return String(account?.passwordHash ?? '')
}

/** Counts a try, and leaves a trace where there were too many. */
export async function notingLocks(
  backend: Backend,
  who: { address: string; username: string },
  count: () => Promise<void>,
): Promise<void> {
  try {
    await count()
  } catch (error) {
    if (error instanceof HttpError && error.status === 429)
      await noteRefused(backend, { action: 'signInLocked', reason: '失败次数过多', ...who })
    throw error
  }
}

/**
 * How many wrong passwords, and for how long the account is then locked for that address
 * (docs/operations/configuration.md#登录, LOGIN_MAX_FAILURES, LOGIN_LOCK_MS).
 */
export function loginLimit({ settings }: Backend) {
  const { loginMaxFailures: most, loginLockMs: windowMs } = settings
  return { most, windowMs, isProlonged: true, message: lockedSentence }
}

/** Failures of one network, whatever the names; its time is not prolonged, since colleagues share it. */
function networkLimit(backend: Backend) {
  const limit = loginLimit(backend)
  return { ...limit, most: LOCKS_OF_A_NETWORK * limit.most, isProlonged: false }
}

/** Checks an unknown name's password against a random hash, so that it takes the same time as a known one. */
async function checkedAccount(
  { stores, passwords }: Backend,
  username: string,
  password: string,
  isKnown: boolean,
): Promise<Row | undefined> {
  if (isTooLongToHash(password)) return undefined
  const [account] = await stores.of('account').find({ where: { username }, limit: 1 })
  const ofNobody = isKnown && account ? '' : await hashOfNobody(passwords)
  const stored = account ? String(account.passwordHash) : ofNobody
  const isRight = await passwords.verify(stored, password, { isKnown })
  return account && isRight && account.isEnabled === 1 ? account : undefined
}

function hashOfNobody(passwords: Backend['passwords']): Promise<string> {
  const known = hashesOfNobody.get(passwords)
  if (known) return known
  const made = passwords.hash(newToken())
  hashesOfNobody.set(passwords, made)
  // One that found no place in the queue is asked for again.
  made.catch(() => hashesOfNobody.delete(passwords))
  return made
}

async function sweepSessions(stores: Stores, backend: Backend): Promise<void> {
  const oldest = await stores.of('session').find({
    order: [{ field: 'lastUsedTime', direction: 'asc' }],
    limit: SWEPT_AT_ONCE,
  })
  for (const session of oldest) if (hasEnded(session, backend)) await stores.of('session').remove(session.id)
}
