import { latestWithin } from './latest-within.ts'

/** What a call carried. */
export type CallBody =
  | { readonly json: unknown }
  | { readonly text: string }
  /** Nothing at all; a file, which is never recorded; more than is recorded. */
  | { readonly left: 'nothing' | 'file' | 'too-long' }

/** A longer one is not recorded: what is cut off could not be played. */
export const MOST_BODY_LETTERS = 400_000

/** @param type what the sender says it is */
export function callBody(text: string, type: string): CallBody {
  if (text === '') return { left: 'nothing' }
  if (!/json|^text\/(plain|html)/.test(type)) return { left: 'file' }
  if (text.length > MOST_BODY_LETTERS) return { left: 'too-long' }
  try {
    // A text may look like JSON and be a sentence.
    return type.includes('json') ? { json: JSON.parse(text) as unknown } : { text }
  } catch {
    return { text }
  }
}

/** As it stood on the wire; `undefined` where it was not recorded. */
export function writtenBody(body: CallBody): string | undefined {
  if ('json' in body) return JSON.stringify(body.json)
  if ('text' in body) return body.text
  return body.left === 'nothing' ? '' : undefined
}

/** So many calls are recorded at most. */
const MOST_CALLS = 100

/** The latest calls, as many as a bug report holds. */
export const latestCalls = <Call extends { sent: CallBody; answered: CallBody }>(
  calls: readonly Call[],
): readonly Call[] =>
  latestWithin(calls, ({ sent, answered }) => lettersOf(sent) + lettersOf(answered), MOST_CALLS)

const lettersOf = (body: CallBody) => writtenBody(body)?.length ?? 0
