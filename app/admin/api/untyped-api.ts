import type { AskOptions, Line, OutputOf } from '#contract/ask/ask.ts'
import { ask } from './api.ts'

/** What any call may be sent. */
export interface CallInput extends AskOptions {
  id?: number
  category?: string
  ifMatch?: string
  query?: object
  body?: object
}

/**
 * The same door as `ask`, for the panel kit: it is given lines by the panels and so cannot know their inputs by type.
 * Panels written by hand use `ask`.
 */
export const call = ask as <SomeLine extends Line>(
  line: SomeLine,
  input?: CallInput,
) => Promise<OutputOf<SomeLine>>

/** Makes a call and hands on the sentence that came with its success. */
export async function callForSentence(line: Line, input: CallInput): Promise<string | undefined> {
  let sentence: string | undefined
  await call(line, { ...input, onSentence: (told) => (sentence = told) })
  return sentence
}
