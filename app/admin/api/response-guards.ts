import { ApiError } from '#contract/client/api-error.ts'
import { messages } from '#contract/shared/messages.ts'

/**
 * An answer that a screen can draw.
 * @param guard one of the functions below
 * @throws ApiError where it is of another kind, as if nothing readable had been answered
 */
export function assertShape<Answer>(answer: Answer, guard: (answer: unknown) => boolean): Answer {
  if (guard(answer)) return answer
  throw new ApiError({ status: 200, message: messages.failed, isAnswer: false })
}

/** Whether an answer is a list of records. */
export function isList(answer: unknown): boolean {
  return Array.isArray(answer) && answer.every(isObject)
}

/** Whether it is a page of a list with the number of all. */
export function isPage(answer: unknown): boolean {
  return isObject(answer) && 'records' in answer && isList(answer.records)
}

/** Whether it is a record; `null` is one that was never saved. */
export function isRecord(answer: unknown): boolean {
  return answer === null || (isObject(answer) && !Array.isArray(answer))
}

/**
 * Whether it is a record that is there, and holds what a screen draws of it.
 * @param kinds what each value must be, by its name
 */
export const hasShape =
  (kinds: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (answer: unknown): boolean =>
    isObject(answer) &&
    !Array.isArray(answer) &&
    Object.entries(kinds).every(([name, isKind]) =>
      isKind((answer as Readonly<Record<string, unknown>>)[name]),
    )

/** Whether a value is a text, which may be empty. */
export const isText = (value: unknown): boolean => typeof value === 'string'

/** Whether it is a number. */
export const isNumber = (value: unknown): boolean => typeof value === 'number'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
