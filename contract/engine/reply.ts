import type { Refusal } from './refusal.ts'

/** How a reader gets at the result: inside an envelope, as the body itself, as a sentence, as bytes. */
export type ReadAs = 'data' | 'body' | 'sentence' | 'bytes'

/** Every reply there is; what is derived from replies is an exhaustive map over these. */
export type ReplyName = 'enveloped' | 'withMsg' | 'truthyData' | 'withTotal' | 'bare' | 'plainText' | 'file'

/** How a call answers; failures keep the call's own shape (docs/operating.md#answers). */
export interface Reply<Read = unknown> {
  readonly name: ReplyName
  /** The whole body of a success, where that is one sentence. */
  readonly sentence?: string
  succeed(result: unknown, done: string): Response
  refuse(refusal: Refusal): Response
  /** Never there at run time. */
  readonly types?: Read
}
