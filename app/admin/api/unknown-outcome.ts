import { ApiError } from '#contract/client/api-error.ts'
import { userMessageOf } from '#app/api-client/user-message-of.ts'

/** Whether the outcome of a write is unknown: status 200 with an unreadable body. The server may have done it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 200 && !error.isAnswer

/** A second line under the sentence about a write whose list has been loaded again. */
export const UNKNOWN_OUTCOME_DETAIL =
  '收到的回答无法识别，可能已经生效；列表已重新加载，请核对后再决定是否重试'

/**
 * The message of a failed save, with a remark where the outcome is unknown.
 * @param otherwise the screen's own sentence (back-office §8), where the server gave none
 */
export function saveFailure(error: unknown, otherwise: string): string {
  const sentence = userMessageOf(error, otherwise)
  return isOutcomeUnknown(error)
    ? `${sentence}：收到的回答无法识别，也可能已经保存。填写的内容都还在，请另开窗口核对后再决定是否重试。`
    : sentence
}
