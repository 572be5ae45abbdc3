import type { ExpectedResponse } from '#contract/client/is-own-success.ts'
import { unusualReplies } from './unusual-replies.generated.ts'

/** What a success of a call may look like; the browser knows it without the contract, which weighs more. */
export function expectedResponse(line: string): ExpectedResponse {
  const isRead = line.startsWith('GET ')
  const reply = unusualReplies[line]
  return reply ? { isRead, reply } : { isRead }
}
