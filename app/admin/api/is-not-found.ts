import { ApiError } from '#contract/client/api-error.ts'

/** Whether the record that a call was about is there no longer; a page of something in front of the product tells nothing of that. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.isAnswer
