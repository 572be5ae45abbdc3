import type { IncomingMessage, ServerResponse } from 'node:http'
import { preferredEncoding } from './encodings.ts'
import type { CachedResponse } from './cached-response.ts'

/**
 * Sends a finished answer in the encoding that the request prefers; 304 to who has it already.
 * @param extra headers of this request's own, names and values in turn
 */
export function sendCached(
  answer: CachedResponse,
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  extra: readonly string[],
): void {
  const { bytes, etag, headers, repeated } = answer.as(
    preferredEncoding(sent['accept-encoding'] as string | undefined),
  )
  if (etag && isKnown(sent['if-none-match'], etag)) {
    response.writeHead(304, repeated.concat(extra)).end()
    return
  }
  response.writeHead(answer.status, headers.concat(extra))
  if (method === 'HEAD') response.end()
  else response.end(bytes)
}

/** As proxies weaken a tag, so it is compared. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header === etag || header.split(',').some((each) => [etag, '*'].includes(each.trim().replace(/^W\//, '')))
  )
}
