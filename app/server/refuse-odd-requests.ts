import type { Request, RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import { messages } from '#contract/messages.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** Answers, before Remix fails on them, methods that nothing here takes (405) and requests that name no address (400). */
export const refuseOddRequests: RequestHandler = (request, response, next) => {
  if (!hasAddress(request)) return next(Object.assign(new Error('No address'), { status: 400 }))
  if (METHODS.includes(request.method)) return next()
  response.status(405).set({ Allow: METHODS.join(', '), 'Cache-Control': 'no-store' })
  if (/^\/api(\/|$)/.test(request.path))
    response.json({ code: 405, message: messages.wrongMethod, data: null })
  else response.type('text/plain').send(messages.wrongMethod)
}

/** Remix makes a URL of host and target, of the port of X-Forwarded-Host even where no proxy is believed. */
function hasAddress(request: Request): boolean {
  if (!hasHost(request)) return false
  const { originalUrl } = request
  const isPath = originalUrl.startsWith('/') && URL.canParse(`http://site${originalUrl}`)
  // A way into loaders that Remix keeps for old clients only; here there are none, and each use is logged as an error.
  return isPath && !new URL(`http://site${originalUrl}`).searchParams.has('_data')
}

/**
 * Whether each host that a request names is one. Since HTTP/1.1 there must be one `Host`, and of two a proxy in front may have
 * believed the other.
 */
export function hasHost({
  headers,
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>): boolean {
  const isTwice = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
  if (isTwice || (headers.host === undefined && httpVersion !== '1.0')) return false
  const hosts = [headers.host, ...String(headers['x-forwarded-host'] ?? '').split(',')]
  const given = hosts.map((host) => host?.trim()).filter(Boolean)
  return given.every((host) => HOST.test(host ?? '') && URL.canParse(`http://${host}`))
}
