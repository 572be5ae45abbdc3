import type { Ask, AskOptions } from './ask.ts'
import { describeRequest } from './ask-request.ts'
import { noAnswer, readAnswer } from './read-answer.ts'

// A Request needs an origin; nothing reads this one.
const ORIGIN = 'http://in-process.invalid'

/**
 * The typed door of the server and of tests: asks `answer` without HTTP.
 * @param answerCall `answer()` bound to a backend and a caller, wrapped by a scenario in mock mode
 * @param token of a session, for calls that need one
 */
export function createAsk(
  answerCall: (request: Request) => Promise<Response>,
  { token }: { token?: string } = {},
): Ask {
  const ask = async (line: string, input: AskOptions = {}) => {
    const { address, ...request } = describeRequest(line, input, token)
    let response: Response
    try {
      response = await answerCall(new Request(`${ORIGIN}${address}`, { ...request, signal: input.signal }))
    } catch (error) {
      if (input.signal?.aborted) throw input.signal.reason
      throw noAnswer(error)
    }
    return readAnswer(response, line, input.onSentence)
  }
  return ask as Ask
}
