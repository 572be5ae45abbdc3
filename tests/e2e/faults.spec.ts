import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { openPostgresProxy } from '#tests/contract/postgres-proxy.ts'
import { preparePostgres } from '#scripts/tasks/find-postgres.mjs'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { startPostgres } from '#scripts/tasks/start-postgres.mjs'
import { visitorMessage } from './fixtures/api.ts'
import { administrator, freePort, removeFolder, startSite, temporaryFolder } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

test.describe.configure({ timeout: 120_000 })

let folder: string
test.beforeEach(async () => {
  folder = await temporaryFolder()
})
test.afterEach(() => removeFolder(folder))

test('a page is answered within 5 s with its defaults while PostgreSQL hangs, and with its contents afterwards', async () => {
  const postgres = await startPostgres(await preparePostgres())
  const way = await openPostgresProxy(postgres.addressOf('postgres'))
  const site = await startSite({ dataDir: folder, env: { DATABASE_URL: way.address } })
  const contents = /\/upload\/demo-banner-\w+\.webp/
  const home = async () => {
    const asked = performance.now()
    const answer = await fetch(`${site.origin}/`)
    return { status: answer.status, text: await answer.text(), seconds: (performance.now() - asked) / 1000 }
  }
  expect((await home()).text).toMatch(contents)
  way.hang()
  // What was kept is told until the site notices that nobody would tell it of a write.
  let hanging = await home()
  await expect.poll(async () => (hanging = await home()).text, { intervals: [200] }).not.toMatch(contents)
  expect(hanging.status).toBe(200)
  expect(hanging.seconds).toBeLessThan(5)
  expect(hanging.text).toContain('/images/banner1.jpg')
  way.goOn()
  await expect.poll(async () => (await home()).text, { timeout: 60_000 }).toMatch(contents)
  expect((await site.stop()).code).toBe(0)
  await way.close()
  await postgres.stop()
})

test('npm start that is ended twice, as systemd does, answers what has begun and turns new ones away first', async () => {
  const port = await freePort()
  const started = spawn('npm', ['start'], {
    cwd: projectRoot,
    // A group of its own, so that a signal reaches npm and the site, as that of a service manager.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: 'ignore',
  })
  const ended = once(started, 'exit')
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)
  await expect.poll(() => ready().catch(() => 0), { timeout: 60_000 }).toBe(200)

  const body = JSON.stringify(visitorMessage)
  const post = request({
    port,
    method: 'POST',
    path: '/api/contact/add',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(post, 'response')
  post.write(body.slice(0, 10))
  await once(post, 'socket')
  await expect.poll(ready).toBe(200)
  for (let signal = 0; signal < 2; signal += 1) process.kill(-(started.pid ?? 0), 'SIGTERM')
  await expect.poll(() => ready().catch(() => 0)).toBe(503)
  post.end(body.slice(10))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  await ended
  await expect.poll(() => ready().catch(() => 'closed')).toBe('closed')
})
