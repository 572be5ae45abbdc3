import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { backUpNow } from '#app/server/backups/back-up-now.ts'
import { renderPage } from '#app/server/backups/render-page.ts'
import { readSettings } from '#operations/settings/settings.ts'

// Bundled to build/back-up-process.js, forked by the host with the folder and the site's id; ends when the backup is drilled.
const [folder = '', siteId = ''] = process.argv.slice(2)
// Not at once: what is under way holds people's data and is removed at an exit (operations/backup/removed-at-exit.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
// A host that was killed tells nobody to stop, and another may begin.
process.once('disconnect', () => process.exit(1))
const settings = readSettings(process.env)
const buildFolder = dirname(fileURLToPath(import.meta.url))
await backUpNow(settings, folder, siteId, async (backend) => {
  const build = (await import(pathToFileURL(resolve(buildFolder, 'server/index.js')).href)) as ServerBuild
  await renderPage(backend, build, settings)
})
// What rendered the page may keep timers.
process.exit()
