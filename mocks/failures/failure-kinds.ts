import type { Match } from '#contract/engine/matcher.ts'
import { refusalsOf } from '#contract/openapi/refusals.ts'
import { outcomeWords } from '#mocks/rules/mock-rules.ts'
import { statusSentences } from '#contract/shared/messages.ts'
import { proxyStatuses } from '#mocks/rules/statuses.ts'

/** A way in which a call fails, in the language of mock rules (docs/mocks.md): `503`, `cut`, `500()`. */
export type FailureKind = string

/** What comes of the network and of what stands between: it can happen to every call. */
const betweenKinds: readonly FailureKind[] = ['cut', 'not-json', 'html', '502', 'empty', '504', '500()', 'half', 'wrong-shape'] // oxfmt-ignore

/**
 * Every failure that a call may meet: declared errors, an old server's form of one, field errors, network faults.
 * Neighbours have different messages, so that a test cannot mistake one for the previous one.
 */
export function failureKinds({ type, call }: Pick<Match, 'type' | 'call'>): FailureKind[] {
  const refusals = Object.keys(refusalsOf(type, call)).filter((status) => !laterKinds.includes(status))
  const hasFields = call.response.hasDetail && call.operation.writes && takesFields(call.operation.takes)
  const oldFailure = isPlain(call) ? [] : [`${refusals[0] ?? '500'},as:200`]
  const said = [...refusals, ...oldFailure, ...(hasFields ? ['fields'] : [])]
  const between = betweenKinds.filter((kind) => kind !== 'half' || !endsAnywhere(call))
  const early = said.flatMap((kind) => [kind, ...between.splice(0, 1)])
  return [...early, ...between, ...laterKinds.filter((status) => status in refusalsOf(type, call))]
}

/** A reader cannot detect a file's end; a browser that misses bytes reports `cut`. */
const endsAnywhere = (call: Match['call']) => isPlain(call) || call.response.readAs === 'bytes'

/** A sentence with status 200 is a success, whichever it is and wherever it ends. */
const isPlain = ({ response }: Match['call']) => response.readAs === 'message'

/** What changes the screen for good comes last: another's change is shown in it, a session that ended leads away. */
const laterKinds: readonly FailureKind[] = ['409', '401']

const takesFields = (takes: unknown) =>
  takes === 'record' || takes === 'recordWithId' || (typeof takes === 'object' && takes !== null)

/** The rules by which one call fails in one way. */
export function failingSituation({ call }: Pick<Match, 'call'>, kind: FailureKind): string {
  return `${call.method}${call.path}=${kind}`
}

/** What a Chinese reader is told of a kind. */
export function kindLabel(kind: FailureKind): string {
  if (kind === '500()') return '失败，没有说原因'
  if (kind.endsWith(',as:200')) return `旧服务器：以 200 回答 ${kind.slice(0, 3)}`
  const status = Number(kind)
  if (proxyStatuses[status]) return `代理的 ${kind} 页面`
  if (statusSentences[status]) return `拒绝 ${kind}`
  return outcomeWords[kind as keyof typeof outcomeWords] ?? kind
}
