import { Router, type RequestHandler } from 'express'
import type { MockMode } from '#app/server/choose-backend.ts'
import { refusedScenario } from '#app/server/refused-scenario.ts'

const SCENARIO_COOKIE = 'scenario'

/**
 * `?scenario=` chooses a browser's scenario, `POST /mock/reset` restores the first content. What names no scenario, or two,
 * is refused (docs/mocks.md). Mock mode only.
 */
export function mockControls(mock: MockMode): Router {
  const router = Router()
  router.post('/mock/reset', (_request, response) => {
    mock.reset()
    response.cookie(SCENARIO_COOKIE, 'normal', { path: '/', sameSite: 'lax' })
    response.redirect(303, '/')
  })
  router.use((request, response, next) => {
    const chosen = scenariosOfAddress(request.originalUrl)
    const names = chosen.length > 0 ? chosen : scenariosOfCookie(request.headers.cookie)
    const refusal = mock.refuse(names)
    if (refusal) {
      // Kept, a name of an older version would lock its browser out.
      if (chosen.length === 0) response.clearCookie(SCENARIO_COOKIE, { path: '/', sameSite: 'lax' })
      return refusedScenario(request, response, refusal)
    }
    const [name] = chosen
    if (name !== undefined) {
      request.headers.cookie = [`${SCENARIO_COOKIE}=${name}`, request.headers.cookie]
        .filter(Boolean)
        .join('; ')
      response.cookie(SCENARIO_COOKIE, name, { path: '/', sameSite: 'lax' })
    }
    next()
  })
  router.use('/api', (request, _response, next) => {
    const { pathname } = new URL(request.originalUrl, 'http://site')
    const isCut = mock.isCut(scenarioOf(request.headers.cookie), request.method, pathname)
    if (isCut) request.socket.destroy()
    else next()
  })
  return router
}

/** The scenario of a request, from its cookie header. */
export function scenarioOf(cookie: string | undefined): string {
  return scenariosOfCookie(cookie)[0] ?? 'normal'
}

/** Scripts of lazily loaded parts that a scenario leaves out or never answers; goes before the files. */
export function lateParts(mock: MockMode): RequestHandler {
  return (request, response, next) => {
    const fate = mock.lateParts(scenarioOf(request.headers.cookie), request.path)
    if (fate === 'missing') response.status(404).type('txt').send('')
    else if (fate === undefined) next()
  }
}

/** Also `scenario[]=`, which a form of several names would send. */
function scenariosOfAddress(address: string): string[] {
  const { searchParams } = new URL(address, 'http://site')
  return [...searchParams].filter(([key]) => /^scenario(\[|$)/.test(key)).map(([, name]) => name)
}

function scenariosOfCookie(cookie = ''): string[] {
  const pairs = cookie.split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${SCENARIO_COOKIE}=`))
    .map((pair) => pair.slice(SCENARIO_COOKIE.length + 1))
}
