import { Router } from 'express'
import type { Backend } from '#contract/engine/backend.ts'
import type { MockMode } from '#app/server/choose-backend.ts'

export const SCENARIO_COOKIE = 'scenario'

/** `?scenario=` chooses a browser's scenario, `POST /mock/reset` restores the first content. Mock mode only. */
export function mockControls(mock: MockMode, backend: Backend): Router {
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
    if (scenarioOf(request.headers.cookie) === 'network-failure') request.socket.destroy()
    else next()
  })
  router.get('/upload/:name', async (request, response) => {
    const file = await backend.files.read(request.params.name).catch(() => undefined)
    if (!file) return void response.status(404).json({ code: 404, message: '文件不存在', data: null })
    const bytes = await new Response(file.body).arrayBuffer()
    response.type(file.contentType).send(Buffer.from(bytes))
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
