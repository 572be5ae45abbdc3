import { AskError } from '#contract/ask/ask.ts'

/** Whether the record that a call was about is there no longer; a page of something in front of the product tells nothing of that. */
export const isGone = (error: unknown): boolean =>
  error instanceof AskError && error.status === 404 && error.isAnswer
