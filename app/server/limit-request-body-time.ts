import type { RequestHandler } from 'express'

const BODY_TIME_MS = 30_000
const UPLOAD_TIME_MS = 15 * 60_000

/** Ends a request whose body does not arrive in time, so that slow senders cannot hold connections (docs/design/hardening.md#http). */
export const limitRequestBodyTime: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const limit = /upload\/?$/.test(request.path) ? UPLOAD_TIME_MS : BODY_TIME_MS
  const timer = setTimeout(() => {
    if (!response.headersSent) response.status(408).set('Connection', 'close').end()
    request.destroy()
  }, limit)
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  next()
}
