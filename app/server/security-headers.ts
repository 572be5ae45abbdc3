import type { RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import type { HostSettings } from '#operations/settings/settings.ts'

/** Headers of every answer, whatever it is. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

type Site = Pick<HostSettings, 'publicUrl' | 'trustProxy'>

/** Headers of every answer; pages add their Content-Security-Policy when they are rendered. */
export function securityHeaders(site: Site): RequestHandler {
  const headersOf = secureTransport(site)
  return (request, response, next) => {
    response.set(commonHeaders)
    const [name, value] = headersOf(request)
    if (name) response.set(name, value)
    next()
  }
}

/** The header, name and value, that keeps browsers to HTTPS; none where a request came without. */
export function secureTransport({
  publicUrl,
  trustProxy,
}: Site): (request: IncomingMessage) => readonly string[] {
  const isHttpsSite = publicUrl.startsWith('https:')
  const kept = ['Strict-Transport-Security', 'max-age=31536000']
  return ({ headers }) => {
    // Not over plain HTTP (RFC 6797, 7.2): a trusted proxy tells which it was; where nobody does, PUBLIC_URL decides.
    const told = trustProxy > 0 ? headers['x-forwarded-proto'] : undefined
    const isSecure = told === undefined ? isHttpsSite : String(told).split(',')[0]?.trim() === 'https'
    return isSecure ? kept : []
  }
}
