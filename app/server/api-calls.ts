import { createReadableStreamFromReadable, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { discardBody } from '#db/files/abort-slow-body.ts'

/** The route that answers all of `/api/` (app/routes/api.$.ts). */
const ROUTE = 'routes/api.$'
const CALL = /^\/api(\/|$)/i
const READS = ['GET', 'HEAD', 'OPTIONS']

/** More is cut off. */
const DRAINED_BYTES = 8 * 1024 * 1024

/** What is sent whole; files go to their reader bit by bit. */
const WHOLE = /^(application\/json|text\/plain)/

/**
 * Passes `/api/*` straight to its route's loader or action; Remix would match twice, compile all paths and stream. In
 * production, cacheable reads without a token take the response cache and Remix's route instead.
 */
export function apiCalls(
  build: ServerBuild | (() => Promise<ServerBuild>),
  contextOf: (request: ExpressRequest) => AppLoadContext,
): RequestHandler {
  async function call(request: ExpressRequest, response: ExpressResponse) {
    const { routes } = typeof build === 'function' ? await build() : build
    const { loader, action } = routes[ROUTE]?.module ?? {}
    const handle = READS.includes(request.method) ? loader : action
    if (!handle) throw new Error(`No ${ROUTE}`)
    const args = { request: requestOf(request), params: {}, context: contextOf(request) }
    await send((await handle(args)) as Response, response)
  }
  return (request, response, next) => {
    if (!CALL.test(request.path)) return next()
    if (isBroken(request.path)) return next(Object.assign(new URIError(request.path), { status: 400 }))
    call(request, response).catch(next)
  }
}

/** Whether an escape in it is none. */
function isBroken(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

function requestOf(request: ExpressRequest): Request {
  const { method, originalUrl } = request
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? undefined : createReadableStreamFromReadable(drained(request))
  // No call looks at the host.
  return new Request(`http://site${originalUrl}`, {
    method,
    // Text, but for `set-cookie`, which no call reads.
    headers: request.headers as Record<string, string>,
    ...(body && { body, duplex: 'half' }),
  })
}

/**
 * A request body whose unread rest is read and discarded. Closing a connection while its sender still sends would
 * lose the response.
 */
function drained(request: ExpressRequest): Readable {
  const body = new PassThrough()
  // Who reads it is told why it ended; told to nobody, the reason would end the process.
  body.on('error', () => undefined)
  request.pipe(body)
  request.res?.once('finish', () => body.destroy())
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The sender left'))
  })
  body.once('close', () => {
    if (!request.complete) discardBody(request, DRAINED_BYTES)
  })
  return body
}

async function send(answered: Response, response: ExpressResponse): Promise<void> {
  // No answer at all: what a browser calls a network error.
  if (answered.type === 'error') return void response.destroy()
  response.statusCode = answered.status
  for (const [name, value] of answered.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value)
    else response.setHeader(name, value)
  }
  const { body } = answered
  if (!body) return void response.end()
  if (WHOLE.test(answered.headers.get('content-type') ?? ''))
    return void response.end(Buffer.from(await answered.arrayBuffer()))
  try {
    await pipeline(Readable.fromWeb(body as WebReadableStream<Uint8Array>), response)
  } catch (error) {
    // Who leaves in the middle of a file is no failure.
    if (!response.destroyed) throw error
  }
}
