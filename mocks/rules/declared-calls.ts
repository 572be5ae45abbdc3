import { contract } from '#content/registry/contract.ts'
import type { Match } from '#contract/engine/matcher.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

/** Every declared call with its type, as the matcher would give it. */
export const declaredCalls: readonly Match[] = (contract as readonly ContentType[])
  .flatMap((type) => type.calls.map((call) => ({ type, call, params: {} })))
  // Mock rules do not apply to files.
  .filter(({ call }) => call.path.startsWith('/api/'))

/** The names of content types that have calls. */
export const typeNames: readonly string[] = contract.map(({ name }) => name)

/** `GET/api/news/{id}`: a call as an address can say it, without blanks. */
export const callNames: readonly string[] = [
  ...new Set(declaredCalls.map(({ call }) => `${call.method}${call.path}`)),
]
