import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { lockedSentence, messages, statusSentences } from '#contract/shared/messages.ts'

const LOCK_SECONDS = defaultSettings.loginLockMs / 1000

/** Seconds that the server asks to wait (X-81, docs/operations/http.md#状态码). */
const waits: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** Where passwords are tried, too many tries lock the account. */
const lockable: readonly string[] = ['POST /api/admin/login', 'POST /api/admin/password']

const isLocked = ({ call }: Match, status: number) => status === 429 && lockable.includes(call.endpoint)

/** The `Retry-After` seconds that the server sends with this status; undefined when it sends none. */
export function defaultWait(match: Match, status: number): number | undefined {
  return isLocked(match, status) ? LOCK_SECONDS : waits[status]
}

/**
 * The server's message for this status when a rule sets none; undefined for a proxy's page.
 * @param seconds the wait that the server requests
 */
export function defaultMessage(
  match: Match,
  status: number,
  seconds = defaultWait(match, status) ?? 0,
): string | undefined {
  if (isLocked(match, status)) return lockedSentence(seconds)
  // Who may not come in is not told of forms.
  if (status === 400 && match.call.endpoint === 'POST /api/admin/login') return messages.loginFailed
  return statusSentences[status]
}
