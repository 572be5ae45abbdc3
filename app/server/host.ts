import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { noLock } from '#db/connection/cluster-lock/cluster-lock.ts'
import { announceStart } from '#app/server/announce-start.ts'
import { backUpRegularly } from '#app/server/backups/back-up-regularly.ts'
import { chooseBackend } from '#app/server/choose-backend.ts'
import { createApp } from '#app/server/create-app.ts'
import { explainStartFailure } from '#operations/settings/explain-start-failure.ts'
import { PREVIOUS_ASSETS_FOLDER, copyAssetsHourly } from '#app/server/previous-assets.ts'
import { createContentVersions } from '#app/server/response-cache/content-versions.ts'
import { servePublicReads } from '#app/server/response-cache/serve-public-reads.ts'
import { listen } from '#app/server/listen.ts'
import { createLog } from '#app/server/log.ts'
import { logWarnings } from '#app/server/log-warnings.ts'
import { handleUnhandledRejections } from './unhandled-rejections.ts'
import { createRequestIds } from '#app/server/request-ids.ts'
import { serveMetrics } from '#app/server/metrics/serve-metrics.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { shutDownOnSignal } from '#app/server/shut-down.ts'
import { sweepHourly } from '#app/server/sweep-hourly.ts'
import { watchForwarded } from '#app/server/watch-forwarded.ts'

// Bundled to build/host.js, beside Remix's build/server and build/client.
const buildFolder = dirname(fileURLToPath(import.meta.url))

try {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  logWarnings(log)
  handleUnhandledRejections(log)
  const contentVersions = createContentVersions()
  const mediaFolder = resolve(buildFolder, '../content/demo/media')
  const chosen = await chooseBackend(settings, log, mediaFolder, buildFolder, contentVersions)
  const { siteId } = chosen
  const build = (await import(pathToFileURL(resolve(buildFolder, 'server/index.js')).href)) as ServerBuild
  const stopping = { hasBegun: false }
  const clientFolder = resolve(buildFolder, 'client')
  // The mocks keep nothing on disk.
  const keptAssets = chosen.mock ? undefined : resolve(settings.dataDir, PREVIOUS_ASSETS_FOLDER)
  const app = createApp({
    settings,
    log,
    chosen,
    build,
    clientFolder,
    keptAssets,
    stopping,
    contentVersions,
  })
  const requestIds = createRequestIds(settings)
  // Loaded only where it is asked for.
  const metrics =
    settings.metrics === 'off'
      ? undefined
      : (await import('#app/server/metrics/metrics.ts')).createMetrics(chosen.backend)
  const countKept = metrics?.countKept
  const parts = { settings, log, chosen, build, stopping, contentVersions, requestIds, countKept }
  const site = watchForwarded(settings, log, servePublicReads(requestIds.identifying(app), parts))
  const server = await listen(metrics ? await serveMetrics(metrics, site, settings.metrics) : site, settings)
  shutDownOnSignal(server, log, stopping, () => chosen.backend.close())
  sweepHourly(chosen)
  const { withClusterLock = noLock } = chosen.backend
  if (siteId) backUpRegularly(settings.backups, siteId, { withClusterLock, log })
  if (keptAssets)
    copyAssetsHourly(resolve(clientFolder, 'assets'), keptAssets, (error) =>
      log.warn('旧版本的页面文件未能保留', { error: String(error) }),
    )
  announceStart(server, settings, chosen)
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
