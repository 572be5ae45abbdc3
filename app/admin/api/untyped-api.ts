import type { RequestOptions } from '#contract/client/api-error.ts'
import type { Endpoint, OutputOf } from '#content/registry/api-client.ts'
import { api } from './api.ts'

/** What any call may be sent. */
export interface CallInput extends RequestOptions {
  id?: number
  category?: string
  ifMatch?: string
  query?: object
  body?: object
}

/** `api` without types for its input, for the panel kit, which gets its endpoints from the panels. */
export const untypedApi = api as <SomeEndpoint extends Endpoint>(
  endpoint: SomeEndpoint,
  input?: CallInput,
) => Promise<OutputOf<SomeEndpoint>>

/** Makes a call and hands on the sentence that came with its success. */
export async function callForMessage(endpoint: Endpoint, input: CallInput): Promise<string | undefined> {
  let sentence: string | undefined
  await untypedApi(endpoint, { ...input, onMessage: (told) => (sentence = told) })
  return sentence
}
