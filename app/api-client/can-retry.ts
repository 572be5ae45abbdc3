import { ApiError } from '#contract/client/api-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'

/** Refusals that pass: a new sign-in, a slow connection, too many calls. */
const passing: readonly number[] = [401, 408, 429]

/** Whether sending the same again may succeed: after a failure on the way or in the server, not after a refusal. */
export function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { code } = error
  return code < 400 || code >= 500 || passing.includes(code)
}

/** The same for a file, which may also have been cut off on its way. */
export function canRetryUpload(error: unknown): boolean {
  return canRetry(error) || (error as ApiError).message === uploadSentences.broken
}
