import { takesBody } from '#contract/engine/takes-body.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { refusalsOf } from '#contract/openapi/refusals.ts'
import { declaredCalls } from './declared-calls.ts'
import { couldMatch } from './match-calls.ts'
import { nearestNames } from './nearest-names.ts'
import type { CallGroup, Behaviour } from './mock-rules.ts'
import { proxyStatuses } from './statuses.ts'
import { writeCalls } from './write-rules.ts'
import { RulesError } from './rules-error.ts'

/**
 * Refuses a status that no call of a group returns, since its test would check an impossible case. `*` alone may
 * return any status, because it includes proxies.
 * @throws {RulesError} naming the statuses that these calls do answer
 */
export function refuseUndeclaredStatus(groups: readonly CallGroup[], { outcome }: Behaviour): void {
  if (outcome?.kind !== 'status') return
  for (const group of groups) {
    if (meansAll(group)) continue
    const answered = new Set(
      declaredCalls.filter((matched) => couldMatch(group, matched)).flatMap(failingStatusesOf),
    )
    if (answered.has(String(outcome.status))) continue
    const known = [...answered].sort()
    throw new RulesError(
      `“${writeCalls([group])}”的接口从不回答 ${outcome.status}，会回答的是 ${known.join('、')}`,
      String(outcome.status),
      nearestNames(String(outcome.status), known),
    )
  }
}

const meansAll = (group: CallGroup) =>
  'words' in group && group.words.length === 0 && group.type === undefined

/** All failing statuses of a call: declared ones, a request body that times out, and proxy pages. */
function failingStatusesOf(matched: Match): readonly string[] {
  const { call } = matched
  const known = statusesByCall.get(call)
  if (known) return known
  const hasBody = takesBody(call) || call.operation.takes === 'multipart'
  const found = [
    ...Object.keys(refusalsOf(matched.type, call)),
    ...Object.keys(proxyStatuses),
    ...(hasBody ? ['408'] : []),
  ]
  statusesByCall.set(call, found)
  return found
}

const statusesByCall = new WeakMap<Match['call'], readonly string[]>()
