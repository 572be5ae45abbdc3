import { messages } from '#contract/shared/messages.ts'
import { wrongField } from '#contract/shared/http-error.ts'

/** How many records one call may be about. */
export const MOST_IDS = 1000

/**
 * The ids of a call about many records, each once.
 * @throws HttpError 400 at the field `ids`
 */
export function sentIds(sent: unknown): number[] {
  const isList = Array.isArray(sent) && sent.length > 0 && sent.length <= MOST_IDS
  const isRight = isList && sent.every((id) => Number.isSafeInteger(id) && (id as number) > 0)
  if (isRight && new Set(sent).size === sent.length) return sent as number[]
  throw wrongField('ids', messages.wrongId)
}
