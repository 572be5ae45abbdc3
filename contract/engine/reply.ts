import type { Refusal } from './refusal.ts'

/** How a reader gets at the result: inside an envelope, as the body itself, as a sentence, as bytes. */
export type ReadAs = 'data' | 'body' | 'sentence' | 'bytes'

/** How a call answers; failures keep the call's own shape (operating.md, Answers). */
export interface Reply<Read = unknown> {
  readonly name: string
  succeed(result: unknown, done: string): Response
  refuse(refusal: Refusal): Response
  /** Never there at run time. */
  readonly types?: Read
}
