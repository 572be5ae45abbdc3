import type { Backend } from '#contract/engine/backend.ts'

/** What was wrong with one field. */
export interface FieldError {
  field: string
  message: string
}

/** What a refusal may carry beside its sentence. */
export interface HttpErrorDetail {
  /** Every field that was wrong; answered as `data.errors` (docs/operations/http.md#状态码). */
  errors?: readonly FieldError[]
  /** The record as it is now, answered with a 409. */
  current?: unknown
  /** Answered as `Retry-After` with a 429 or a 503. */
  retryAfterSeconds?: number
  /** Methods the path does take, answered as `Allow` with a 405. */
  allow?: readonly string[]
  /** With a 503, for the log only: what the host knows of the cause. */
  reason?: string
  /** With a 503, for the log only: the event logged in place of a busy or unavailable database. */
  event?: string
  /** What must be written although the refused act is undone. */
  afterwards?: (backend: Pick<Backend, 'transaction'>) => Promise<void>
}

/**
 * An expected refusal: thrown deep, answered once by `answer()` in the call's own shape. Everything else that is
 * thrown is reported and becomes a 500.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  constructor(
    readonly status: number,
    message: string,
    readonly detail: HttpErrorDetail = {},
  ) {
    super(message)
  }
}

/** A 400 for one field, told as the sentence and at the field. */
export function wrongField(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: [{ field, message }] })
}
