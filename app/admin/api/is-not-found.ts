import { ApiError } from '#contract/client/api-error.ts'

/** Whether the record of a call no longer exists. A proxy's 404 page does not count. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.isAnswer
