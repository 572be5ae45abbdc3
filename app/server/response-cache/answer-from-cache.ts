import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasHost } from '#app/server/validate-request.ts'
import { REQUEST_ID_HEADER, type RequestIds } from '#app/server/request-ids.ts'
import type { ShutdownState } from '#app/server/close-connections.ts'
import type { CacheKeyOf } from './cache-key.ts'
import type { CachedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendCached } from './send-cached.ts'

/** Headers that depend on how a request came. */
export type HeadersOfRequest = (request: IncomingMessage) => readonly string[]

/**
 * Stands before the application: what visitors are told at public addresses comes from memory, everything else from there.
 * An answer to a token is nobody else's.
 */
export function answerFromCache(
  kept: ResponseCache,
  cacheKeyOf: CacheKeyOf,
  application: RequestListener,
  headersOf: HeadersOfRequest,
  stopping: ShutdownState,
  requestIds: RequestIds,
): RequestListener {
  function send(answer: CachedResponse, request: IncomingMessage, response: ServerResponse) {
    const extra = [...headersOf(request), REQUEST_ID_HEADER, requestIds.lastIdOf(request)]
    if (stopping.hasBegun) extra.push('connection', 'close')
    sendCached(answer, request, response, extra)
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || headers.authorization !== undefined || !hasHost(request))
      return application(request, response)
    const found = kept.find(url)
    if (found) return send(found, request, response)
    const key = cacheKeyOf(url)
    if (key === undefined) return application(request, response)
    const shared = key === url ? undefined : kept.find(key)
    if (shared) return send(shared, request, response)
    // Who asks first has its name on what goes wrong.
    const made = requestIds.during(request, () => kept.make(key))
    made.then(
      (answer) => {
        if (!response.destroyed) send(answer, request, response)
      },
      () => application(request, response),
    )
  }
}
