import type { RequestOptions } from '#contract/client/api-error.ts'
import type { ApiClient } from './api-client.ts'
import { describeRequest } from '#contract/client/describe-request.ts'
import { expectedResponse } from './expected-response.ts'
import { noAnswer, readResponse } from '#contract/client/read-response.ts'

// A Request needs an origin; nothing reads this one.
const ORIGIN = 'http://in-process.invalid'

/**
 * The typed API client of the server and of tests: calls `answer` without HTTP.
 * @param answerCall `answer()` bound to a backend and a caller, wrapped by mock rules in mock mode
 * @param token of a session, for calls that need one
 */
export function createLocalApi(
  answerCall: (request: Request) => Promise<Response>,
  { token }: { token?: string } = {},
): ApiClient {
  const api = async (endpoint: string, input: RequestOptions = {}) => {
    const { address, ...request } = describeRequest(endpoint, input, token)
    let response: Response
    try {
      response = await answerCall(new Request(`${ORIGIN}${address}`, { ...request, signal: input.signal }))
    } catch (error) {
      if (input.signal?.aborted) throw input.signal.reason
      throw noAnswer(error)
    }
    return readResponse(response, expectedResponse(endpoint), input.onMessage)
  }
  return api as ApiClient
}
