import type { FieldError } from '#contract/shared/http-error.ts'

/** What every call may be given beside its input. */
export interface RequestOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Told the sentence that came with a success; not called where the answer has none. */
  onMessage?: (sentence: string) => void
}

/** Why a call did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  /** By name: the host and the site are bundled apart, so each has a copy of this class. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === 'ApiError'
  }

  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The envelope's code; the status where there is none. */
  readonly code: number
  /** What was wrong with each field. */
  readonly errors: readonly FieldError[]
  /** With a 409: the record as it is now. */
  readonly current?: unknown
  /** Whether `message` says more than a screen's own sentence: the server's, or the reason of a proxy's refusal. */
  readonly isServerMessage: boolean
  /** Whether the product itself answered: false without an answer, and for a page of something in front of it. */
  readonly isAnswer: boolean

  constructor(facts: {
    status: number
    code?: number
    message: string
    errors?: readonly FieldError[]
    current?: unknown
    isServerMessage?: boolean
    isAnswer?: boolean
    cause?: unknown
  }) {
    super(facts.message, { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code ?? facts.status
    this.errors = facts.errors ?? []
    this.current = facts.current
    this.isServerMessage = facts.isServerMessage ?? false
    this.isAnswer = facts.isAnswer ?? facts.status !== 0
  }
}
