import { AskError, type Ask, type AskOptions } from '#contract/ask/ask.ts'
import { describeRequest, type AskedRequest } from '#contract/ask/ask-request.ts'
import { noAnswer, readAnswer } from '#contract/ask/read-answer.ts'
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
 */
export function createBrowserAsk(
  credentials?: Credentials,
  request: Fetch = (...sent) => fetch(...sent),
): Ask {
  const ask = async (line: string, input: AskOptions = {}) => {
    const token = credentials?.token()
    try {
      return await send(request, line, describeRequest(line, input, token), input)
    } catch (error) {
      if (error instanceof AskError && error.status === 401) credentials?.onUnauthorised(token)
      throw error
    }
  }
  return ask as Ask
}

/** The door for visitors' pages. */
export const ask = createBrowserAsk(storedSession)

async function send(
  request: Fetch,
  line: string,
  { address, ...described }: AskedRequest,
  { signal, onSentence }: AskOptions,
): Promise<unknown> {
  try {
    const response = await request(new URL(address, window.location.origin), { ...described, signal })
    return await readAnswer(response, line, onSentence)
  } catch (error) {
    if (error instanceof AskError) throw error
    if (signal?.aborted) throw signal.reason
    // No connection, or one that broke inside the body.
    throw noAnswer(error)
  }
}
