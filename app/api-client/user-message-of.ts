import { ApiError } from '#contract/client/api-error.ts'
import { messages } from '#contract/shared/messages.ts'

/** The message about a failed call: the server's own where it gave one, else the given one (back-office §8). */
export function userMessageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.status === 0) return messages.networkFailed
  return error.isServerMessage ? error.message : otherwise
}
