import type { Match } from '#contract/engine/matcher.ts'
import { messages, statusSentences } from '#contract/messages.ts'

/** Where passwords are tried: who may not come in is not told of forms, and too many tries lock (back-office §8, X-40). */
const own: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'POST /api/admin/login': { 400: messages.loginFailed, 429: messages.loginLocked },
  'POST /api/admin/password': { 429: messages.loginLocked },
}

/** What the server says when it refuses a call with this status, where a rule gives no sentence; undefined for a proxy's page. */
export function usualSentence({ call }: Match, status: number): string | undefined {
  return own[call.line]?.[status] ?? statusSentences[status]
}
