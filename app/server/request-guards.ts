import type { RequestHandler } from 'express'

const BODY_TIME_MS = 30_000
const UPLOAD_TIME_MS = 15 * 60_000

/** Ends a request whose body does not arrive in time, so that slow senders cannot hold connections (docs/design/hardening.md#http). */
export const limitRequestTime: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const limit = /upload\/?$/.test(request.path) ? UPLOAD_TIME_MS : BODY_TIME_MS
  const timer = setTimeout(() => {
    if (!response.headersSent) response.status(408).set('Connection', 'close').end()
    request.destroy()
  }, limit)
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  next()
}

/**
 * Refuses a form that another site posts to a page; calls of the API carry a bearer token and need no such check. A
 * proxy may rewrite the Host header, so the site's own PUBLIC_URL counts too.
 */
export function refuseForeignForms({ publicUrl }: { publicUrl: string }): RequestHandler {
  const ownHost = new URL(publicUrl).host
  return (request, response, next) => {
    const origin = request.get('origin')
    const isForm = !['GET', 'HEAD'].includes(request.method) && !request.path.startsWith('/api/')
    if (!isForm || !origin) return next()
    const host = URL.canParse(origin) ? new URL(origin).host : undefined
    if (host && (host === request.get('host') || host === ownHost)) return next()
    response.status(403).type('text/plain').send('请从本站页面提交表单。')
  }
}
