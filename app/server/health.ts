import type { Backend } from '#contract/engine/backend.ts'
import { Router, type Response } from 'express'
import type { ShutdownState } from './close-connections.ts'

const RETRY_AFTER_SECONDS = '5'

/** `/healthz`: the process is up. `/readyz`: the database answers and the site is not stopping (docs/operations/monitoring.md#健康检查). */
export function health(backend: Pick<Backend, 'isReady'>, stopping: ShutdownState): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', (_request, response, next) => {
    tellReadiness(response).catch(next)
  })

  async function tellReadiness(response: Response) {
    const isReady = !stopping.hasBegun && (await backend.isReady().catch(() => false))
    const status = stopping.hasBegun ? 'stopping' : isReady ? 'ok' : 'unavailable'
    if (!isReady) response.set('Retry-After', RETRY_AFTER_SECONDS)
    response
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status })
  }
  return router
}
