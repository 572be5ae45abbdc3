import type { ServerBuild } from '@remix-run/node'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { announceStart } from '#app/server/announce-start.ts'
import { createApp } from '#app/server/create-app.ts'
import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { createContentVersions } from '#app/server/response-cache/content-versions.ts'
import { listen } from '#app/server/listen.ts'
import { createLog } from '#app/server/log.ts'
import { openDatabaseBackend } from '#app/server/open-database-backend.ts'
import { createRequestIds } from '#app/server/request-ids.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { shutDownOnSignal } from '#app/server/shut-down.ts'
import { watchForwarded } from '#app/server/watch-forwarded.ts'

// `npm run dev`: the same host, with Vite in front of it.
try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const contentVersions = createContentVersions()
  const chosen = await openDatabaseBackend(settings, log, resolve('content/demo/media'), contentVersions)
  const vite = await createServer({ server: { middlewareMode: true } })
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
  const stopping = { hasBegun: false }
  const app = createApp({
    settings,
    log,
    chosen,
    build,
    development: vite.middlewares,
    stopping,
    contentVersions,
  })
  const site = watchForwarded(settings, log, createRequestIds(settings).identifying(app))
  const server = await listen(site, settings)
  shutDownOnSignal(server, log, stopping, async () => {
    await vite.close()
    await chosen.backend.close()
  })
  announceStart(server, settings, chosen)
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
