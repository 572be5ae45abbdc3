import { ApiError, type RequestOptions } from '#contract/client/api-error.ts'
import type { ApiClient } from '#content/registry/api-client.ts'
import { describeRequest, type ApiRequest } from '#contract/client/describe-request.ts'
import { noAnswer, readResponse } from '#contract/client/read-response.ts'
import type { ExpectedResponse } from '#contract/client/is-own-success.ts'
import { storedSession } from './stored-session.ts'

/** What sends a request, such as the browser's `fetch`. */
export type Fetch = (address: URL, request: RequestInit) => Promise<Response>

/** Whose calls they are. */
export interface Credentials {
  /** The bearer token to send, if there is one. */
  token: () => string | undefined
  /** The server answered 401 to a call that carried this token. */
  onUnauthorised: (token: string | undefined) => void
}

/**
 * The typed door of the browser: `fetch` to `/api/*`. The token is read when the call is made, not when it leaves.
 * @param request sends; the browser's own `fetch` unless given
 * @param expected what the success of an endpoint looks like; unless given, an envelope
 */
export function createHttpApi(
  credentials?: Credentials,
  request: Fetch = (...sent) => fetch(...sent),
  expected: (endpoint: string) => ExpectedResponse = usual,
): ApiClient {
  const api = async (endpoint: string, input: RequestOptions = {}) => {
    const token = credentials?.token()
    try {
      return await send(request, expected(endpoint), describeRequest(endpoint, input, token), input)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) credentials?.onUnauthorised(token)
      throw error
    }
  }
  return api as ApiClient
}

/** The door for visitors' pages. */
export const api = createHttpApi(storedSession)

async function send(
  request: Fetch,
  expected: ExpectedResponse,
  { address, ...described }: ApiRequest,
  { signal, onMessage }: RequestOptions,
): Promise<unknown> {
  try {
    const response = await request(new URL(address, window.location.origin), { ...described, signal })
    return await readResponse(response, expected, onMessage)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (signal?.aborted) throw signal.reason
    // No connection, or one that broke inside the body.
    throw noAnswer(error)
  }
}

/** Visitors call no endpoint that responds in another way. */
function usual(endpoint: string): ExpectedResponse {
  return { isRead: endpoint.startsWith('GET ') }
}
