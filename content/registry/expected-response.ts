import type { ExpectedResponse } from '#contract/client/is-own-success.ts'
import { responseExceptions } from './response-exceptions.generated.ts'

/** What a success of a call may look like; the browser knows it without the contract, which weighs more. */
export function expectedResponse(endpoint: string): ExpectedResponse {
  const isRead = endpoint.startsWith('GET ')
  const response = responseExceptions[endpoint]
  return response ? { isRead, response } : { isRead }
}
