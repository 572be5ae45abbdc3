import { HttpError } from '#contract/shared/http-error.ts'

const RETRY_AFTER_SECONDS = 10

/**
 * Limits how much each sender does at the same time, so that a few cannot use up everything.
 * @returns runs the sender's work, or throws HttpError 429 with `message` while too many of theirs are running
 */
export function createFewAtOnce(most: number, message: string) {
  const running = new Map<string, number>()
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<Result> => {
    const others = running.get(sender) ?? 0
    if (others >= most) throw new HttpError(429, message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    running.set(sender, others + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(sender) ?? 0) - 1
      if (left > 0) running.set(sender, left)
      else running.delete(sender)
    }
  }
}
