import type { RequestOptions } from '#contract/client/api-error.ts'
import type { Line, OutputOf } from '#content/registry/api-client.ts'
import { api } from './api.ts'

/** What any call may be sent. */
export interface CallInput extends RequestOptions {
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
export const call = api as <SomeLine extends Line>(
  line: SomeLine,
  input?: CallInput,
) => Promise<OutputOf<SomeLine>>

/** Makes a call and hands on the sentence that came with its success. */
export async function callForMessage(line: Line, input: CallInput): Promise<string | undefined> {
  let sentence: string | undefined
  await call(line, { ...input, onMessage: (told) => (sentence = told) })
  return sentence
}
