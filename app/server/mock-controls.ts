import { Router, type RequestHandler } from 'express'
import type { MockMode } from '#app/server/choose-backend.ts'

export const SCENARIO_COOKIE = 'scenario'

/** `?scenario=` chooses a browser's scenario, `POST /mock/reset` restores the first content. Mock mode only. */
export function mockControls(mock: MockMode): Router {
  const router = Router()
  router.use((request, response, next) => {
    const chosen = request.query[SCENARIO_COOKIE]
    if (typeof chosen === 'string' && mock.isScenario(chosen)) {
      request.headers.cookie = [`${SCENARIO_COOKIE}=${chosen}`, request.headers.cookie]
        .filter(Boolean)
        .join('; ')
      response.cookie(SCENARIO_COOKIE, chosen, { path: '/', sameSite: 'lax' })
    }
    next()
  })
  router.use('/api', (request, _response, next) => {
    const { pathname } = new URL(request.originalUrl, 'http://site')
    const isCut = mock.isCut(scenarioOf(request.headers.cookie), request.method, pathname)
    if (isCut) request.socket.destroy()
    else next()
  })
  router.post('/mock/reset', (_request, response) => {
    mock.reset()
    response.cookie(SCENARIO_COOKIE, 'normal', { path: '/', sameSite: 'lax' })
    response.redirect(303, '/')
  })
  return router
}

/** The scenario of a request, from its cookie header. */
export function scenarioOf(cookie: string | undefined): string {
  return /(?:^|;\s*)scenario=([\w-]+)/.exec(cookie ?? '')?.[1] ?? 'normal'
}

/** Scripts of lazily loaded parts that a scenario leaves out or never answers; goes before the files. */
export function lateParts(mock: MockMode): RequestHandler {
  return (request, response, next) => {
    const fate = mock.lateParts(scenarioOf(request.headers.cookie), request.path)
    if (fate === 'missing') response.status(404).type('txt').send('')
    else if (fate === undefined) next()
  }
}
