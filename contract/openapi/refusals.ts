import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { refusalTexts, type RefusalStatus } from './refusal-responses.ts'

/** Every status that can come instead of a success: the operation's own, and what its access and its request bring along. */
export function refusalsOf(
  { fields }: ContentType,
  { method, pathNames, queryNames, access, operation, reply }: Call,
): RefusalStatus[] {
  const hasBody = method !== 'GET' && operation.takes !== 'nothing'
  const isNarrowed = operation.name === 'list' && [...queryNames, ...pathNames].some((name) => name in fields)
  const all: readonly number[] = [
    500,
    503,
    ...(operation.refuses ?? []),
    ...(access === 'admin' ? [401] : []),
    ...(pathNames.includes('id') || reply.readAs === 'bytes' ? [404] : []),
    ...(hasBody ? [400, 413, 415] : []),
    ...(isNarrowed || operation.takes === 'pageQuery' ? [400] : []),
  ]
  return (Object.keys(refusalTexts).map(Number) as RefusalStatus[]).filter((status) => all.includes(status))
}
