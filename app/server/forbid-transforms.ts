import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/**
 * Marks documents `no-transform`: React would render a page again that a network has rewritten (decision 0033). It stands
 * before `compressResponses`, whose compression skips what is marked: listeners of headers run in reverse order.
 */
export const forbidTransforms: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    const caching = addNoTransform(response.get('content-type'), response.get('cache-control'))
    if (caching) response.setHeader('Cache-Control', caching)
  })
  next()
}

/**
 * @param type the answer's `Content-Type`
 * @param caching its `Cache-Control`
 * @returns that of a document, which no network may rewrite; nothing for other answers
 */
export function addNoTransform(type: string | null | undefined, caching: string | null | undefined) {
  if (!type?.startsWith('text/html')) return undefined
  return [...(caching ? [caching] : []), 'no-transform'].join(', ')
}
