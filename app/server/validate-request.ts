import type { Request, RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import { messages } from '#contract/shared/messages.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** Answers, before Remix fails on them, methods that nothing here takes (405) and requests that name no address (400). */
export const validateRequest: RequestHandler = (request, response, next) => {
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
  // `_data` reaches loaders in Remix's old protocol; no client here uses it, and Remix logs each use as an error.
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
  if (isNamedTwice(rawHeaders) || (headers.host === undefined && httpVersion !== '1.0')) return false
  const forwarded = headers['x-forwarded-host']
  const others = forwarded === undefined ? [] : String(forwarded).split(',')
  return isHostOrNone(headers.host) && others.every(isHostOrNone)
}

function isNamedTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Names that were looked at before; a site is asked for by few. */
const knownHosts = new Set<string>()
const MOST_REMEMBERED = 100

function isHostOrNone(given: string | undefined): boolean {
  if (given === undefined || knownHosts.has(given)) return true
  const host = given.trim()
  if (host !== '' && !(HOST.test(host) && URL.canParse(`http://${host}`))) return false
  if (knownHosts.size < MOST_REMEMBERED) knownHosts.add(given)
  return true
}
