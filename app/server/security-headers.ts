import type { RequestHandler } from 'express'
import type { HostSettings } from '#app/server/settings.ts'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Headers of every answer; pages add their Content-Security-Policy when they are rendered. */
export function securityHeaders(settings: Pick<HostSettings, 'publicUrl'>): RequestHandler {
  const isHttps = settings.publicUrl.startsWith('https:')
  return (_request, response, next) => {
    response.set(HEADERS)
    if (isHttps) response.set('Strict-Transport-Security', 'max-age=31536000')
    next()
  }
}
