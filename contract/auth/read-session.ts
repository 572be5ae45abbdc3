import type { Backend, Row } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import type { SignedIn } from '#contract/engine/operation.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { tokenOf } from './tokens.ts'

const LONGEST_UNTOUCHED_MS = 30_000
const TOUCHES_PER_IDLE_TIME = 10
const UNKNOWN = { reason: '令牌无效或会话已结束' }

/** Who is signed in, or why the token that came stands for nobody; neither where none came. */
export interface ReadSession {
  session?: SignedIn
  refused?: { reason: string; username?: string }
}

/**
 * Who the bearer token stands for: nobody when it is missing, unknown, ended or expired, or its account disabled.
 * Using a session keeps it alive; the time of use is written down at most every 30 s.
 */
export async function readSession(backend: Backend, authorization: string | null): Promise<ReadSession> {
  if (!authorization?.trim()) return {}
  const token = tokenOf(authorization)
  if (!token) return { refused: UNKNOWN }
  const tokenHash = await hashOf(token)
  const [session] = await backend.stores.of('session').find({ where: { tokenHash }, limit: 1 })
  if (!session) return { refused: UNKNOWN }
  const account = await backend.stores.of('account').get(Number(session.accountId))
  if (!account) return { refused: UNKNOWN }
  const username = String(account.username)
  const now = backend.now().getTime()
  if (timeLeft(session, backend, now) <= 0) return { refused: { reason: '会话已过期', username } }
  if (account.isEnabled !== 1) return { refused: { reason: '账号已停用', username } }
  const used = await touched(session, backend, now)
  return used ? { session: signedIn(used, account, backend, now) } : { refused: { ...UNKNOWN, username } }
}

/** Whether a session has outlived its idle or its whole time (docs/operations/configuration.md#登录, SESSION_IDLE_MS, SESSION_MAX_MS). */
export function hasEnded(session: Row, backend: Backend): boolean {
  return timeLeft(session, backend, backend.now().getTime()) <= 0
}

function timeLeft(session: Row, { settings }: Backend, now: number): number {
  const idle = momentOf(session.lastUsedTime) + settings.sessionIdleMs - now
  const whole = momentOf(session.createTime) + settings.sessionMaxMs - now
  return Math.min(idle, whole)
}

async function touched(session: Row, backend: Backend, now: number): Promise<Row | undefined> {
  const longest = Math.min(LONGEST_UNTOUCHED_MS, backend.settings.sessionIdleMs / TOUCHES_PER_IDLE_TIME)
  if (now - momentOf(session.lastUsedTime) < longest) return session
  return backend.transaction(async (stores) => {
    const current = await stores.of('session').get(session.id, { forUpdate: true })
    // Ended meanwhile, by a sign-out that ran beside this call.
    if (!current) return undefined
    return stores.of('session').update(session.id, { lastUsedTime: storedMoment(new Date(now)) }, current)
  })
}

function signedIn(session: Row, account: Row, backend: Backend, now: number): SignedIn {
  return {
    sessionId: session.id,
    accountId: account.id,
    username: String(account.username),
    realName: String(account.realName ?? ''),
    timeLeftMs: timeLeft(session, backend, now),
  }
}

const momentOf = (stored: unknown) => Date.parse(String(stored))
