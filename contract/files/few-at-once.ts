import { HttpError } from '#contract/shared/http-error.ts'

const RETRY_AFTER_SECONDS = 10

/**
 * Lets each sender do only so much at the same time, so that no few of them take up all there is.
 * @returns runs the work of a sender, or throws HttpError 429 with the sentence while others of that sender's are running
 */
export function createFewAtOnce(most: number, sentence: string) {
  const running = new Map<string, number>()
  return async <Result>(sender: string, work: () => Promise<Result>): Promise<Result> => {
    const others = running.get(sender) ?? 0
    if (others >= most) throw new HttpError(429, sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS })
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
