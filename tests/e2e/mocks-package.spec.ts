import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { writeCode } from '#scripts/mocks-package/write-code.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { expect, test as base } from './fixtures/test.ts'

// A foreign site: its own page and bundler, the package and MSW among its packages, nothing of ours.
const program = `
import { createMockWorker } from '@tulian/mocks/browser'

const api = createMockWorker({ situation: 'load@banner=503,times:2' })
await api.worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
const json = async (path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }
  const response = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, ...(await response.json()) }
}
const statuses = []
for (let time = 0; time < 3; time += 1) statuses.push((await json('/api/banner/list')).status)
const [{ username, password }] = api.accounts
const { data: { token } } = await json('/api/admin/login', { username, password })
const news = { title: '示例', summary: '示例', content: '<p>留下</p><script>alert(1)</' + 'script>', author: '示例', sortOrder: 0 }
await json('/api/news', news, token)
const { data } = await json('/api/news', undefined, token)
document.title = statuses.join(' ')
document.body.textContent = data.find(({ title }) => title === '示例').content + ' ' + api.calls().at(-1).line
`

const test = base.extend<{ foreign: { origin: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  foreign: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'foreign-'))
    const server = await serve(await built(folder))
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}` })
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  },
})

test('the package of mocks runs on a foreign site in a browser: its worker, its situations, its cleaning', async ({
  page,
  foreign,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await page.goto(foreign.origin)
  await expect(page).toHaveTitle('503 503 200')
  await expect(page.locator('body')).toHaveText('<p>留下</p> GET /api/news')
})

/** What that site serves, by path. */
async function built(folder: string): Promise<Map<string, string>> {
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@tulian/mocks'), { recursive: true })
  await writeCode(join(packages, '@tulian/mocks'))
  await symlink(join(projectRoot, 'node_modules/msw'), join(packages, 'msw'))
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return new Map([
    ['/', '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="/app.js"></script>'], // oxfmt-ignore
    ['/app.js', outputFiles[0]?.text ?? ''],
    ['/mockServiceWorker.js', await readFile(join(packages, '@tulian/mocks/mockServiceWorker.js'), 'utf8')],
  ])
}

async function serve(files: Map<string, string>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const text = files.get(url)
    if (text === undefined) return response.writeHead(404).end()
    return response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript').end(text)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return server
}
