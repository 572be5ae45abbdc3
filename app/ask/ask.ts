import { AskError, type Ask, type AskOptions } from '#contract/ask/ask.ts'
import { describeRequest } from '#contract/ask/ask-request.ts'
import { noAnswer, readAnswer } from '#contract/ask/read-answer.ts'
import { storedSession } from './stored-session.ts'

/** Whose calls they are. */
export interface Credentials {
  /** The bearer token to send, if there is one. */
  token: () => string | undefined
  /** The server answered 401 to a call that carried this token. */
  onUnauthorised: (token: string | undefined) => void
}

/** The typed door of the browser: `fetch` to `/api/*`. The token is read when the call is made, not when it leaves. */
export function createBrowserAsk(credentials?: Credentials): Ask {
  const ask = async (line: string, input: AskOptions = {}) => {
    const token = credentials?.token()
    try {
      return await send(line, input, token)
    } catch (error) {
      if (error instanceof AskError && error.status === 401) credentials?.onUnauthorised(token)
      throw error
    }
  }
  return ask as Ask
}

/** The door for visitors' pages. */
export const ask = createBrowserAsk(storedSession)

async function send(line: string, input: AskOptions, token: string | undefined): Promise<unknown> {
  const { address, ...request } = describeRequest(line, input, token)
  const { signal, onSentence } = input
  try {
    const response = await fetch(new URL(address, window.location.origin), { ...request, signal })
    return await readAnswer(response, onSentence)
  } catch (error) {
    if (error instanceof AskError) throw error
    if (signal?.aborted) throw signal.reason
    // No connection, or one that broke inside the body.
    throw noAnswer(error)
  }
}
