import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

/** A declared call with the content type it belongs to. */
export interface DeclaredCall {
  type: ContentType
  call: Call
}

/** Every declared call. */
export const declaredCalls: readonly DeclaredCall[] = (contract as readonly ContentType[]).flatMap((type) =>
  type.calls.map((call) => ({ type, call })),
)
