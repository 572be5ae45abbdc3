import type { Backend } from '#contract/engine/backend.ts'
import { Router } from 'express'

/** `/healthz`: the process is up. `/readyz`: the database answers (operating.md, Addresses). */
export function health(backend: Backend): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const isReady = await backend.isReady().catch(() => false)
    response
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ok' : 'unavailable' })
  })
  return router
}
