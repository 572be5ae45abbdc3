import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from '@remix-run/node'
import { storedMoment } from '#contract/shared/moments.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { createApp } from '#app/server/create-app.ts'
import { createContentVersions } from '#app/server/response-cache/content-versions.ts'
import { createLog } from '#app/server/log.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { BackupRefusal } from '#operations/backup/backup-refusal.ts'
import type { OpenBackend } from '#db/backend.ts'

/**
 * Renders a page of a restored site: a published story, which only the database holds, else the home page.
 * @throws BackupRefusal where it is none, or does not show what is stored
 */
export async function renderPage(
  backend: OpenBackend,
  build: ServerBuild,
  settings: HostSettings,
): Promise<void> {
  const untilNow = { field: 'publishTime', to: storedMoment(backend.now()) }
  const [story] = await backend.stores.of('news').find({ where: { status: 1 }, range: untilNow, limit: 1 })
  const path = story ? newsAddress(story.id) : '/'
  const app = createApp({
    settings: { ...settings, metrics: 'off' },
    log: createLog('silent'),
    chosen: { backend },
    build,
    stopping: { hasBegun: false },
    contentVersions: createContentVersions(),
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    const page = await answer.text()
    if (answer.status !== 200) throw new BackupRefusal(`恢复后的页面 ${path} 的状态是 ${answer.status}。`)
    if (story && !page.includes(asInHtml(String(story.title))))
      throw new BackupRefusal(`恢复后的页面 ${path} 没有显示数据库中的标题。`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React writes a text. */
const asInHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
