import type { Request, RequestHandler } from 'express'
import type { HostSettings } from '#operations/settings/settings.ts'

/**
 * Refuses a page form from another site; API calls need no check, since they carry a bearer token. PUBLIC_URL counts
 * too, because a proxy may rewrite Host, even to a loopback address.
 */
export function rejectCrossSiteForms({
  publicUrl,
  isPublicUrlGiven,
}: Pick<HostSettings, 'publicUrl' | 'isPublicUrlGiven'>): RequestHandler {
  const { origin: ownOrigin, hostname } = new URL(publicUrl)
  const isPublic = isPublicUrlGiven && !LOOPBACK.test(hostname)
  return (request, response, next) => {
    const origin = request.get('origin')
    const isForm = !['GET', 'HEAD'].includes(request.method) && !request.path.startsWith('/api/')
    if (!isForm || !origin) return next()
    const from = URL.canParse(origin) ? new URL(origin) : undefined
    const isOwn = from !== undefined && (from.origin === ownOrigin || isAskedFor(request, from))
    if (!isOwn) return void response.status(403).type('text/plain').send('请从本站页面提交表单。')
    // Remix compares Origin with these two headers itself and answers 500 where a proxy has rewritten them.
    request.headers.host = from.host
    delete request.headers['x-forwarded-host']
    next()
  }

  function isAskedFor(request: Request, from: URL): boolean {
    return from.host === hostAskedFor(request, from) && !(isPublic && LOOPBACK.test(from.hostname))
  }
}

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The host that a request names, without the usual port of its sender's protocol. */
function hostAskedFor(request: Request, { protocol }: URL): string | undefined {
  const address = `${protocol}//${request.get('host')}`
  return URL.canParse(address) ? new URL(address).host : undefined
}
