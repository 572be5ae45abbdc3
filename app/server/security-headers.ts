import type { RequestHandler } from 'express'
import type { HostSettings } from '#app/server/settings.ts'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Headers of every answer; pages add their Content-Security-Policy when they are rendered. */
export function securityHeaders({
  publicUrl,
  trustProxy,
}: Pick<HostSettings, 'publicUrl' | 'trustProxy'>): RequestHandler {
  const isHttpsSite = publicUrl.startsWith('https:')
  return (request, response, next) => {
    response.set(HEADERS)
    // Not over plain HTTP (RFC 6797, 7.2): a trusted proxy tells which it was; where nobody does, PUBLIC_URL decides.
    const isTold = trustProxy > 0 && request.get('x-forwarded-proto') !== undefined
    if (isTold ? request.secure : isHttpsSite) response.set('Strict-Transport-Security', 'max-age=31536000')
    next()
  }
}
