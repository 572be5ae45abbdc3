import { beforeAll, describe, expect, test, vi } from 'vitest'
import { declaredCalls } from '#scripts/mocks-package/declared-calls.ts'
import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { administrator } from '#tests/e2e/fixtures/site.ts'
import { withInstancePair } from './instance-pair.ts'

/** What asks no database, or is refused before it does for what stands in its address here. */
const answeredAnyway = [
  'GET /api/openapi.json',
  'GET /api/autonomous-driving/items/{category}',
  'GET /api/search?q=&type=&page=',
  'GET /upload/{path}',
]

const pair = withInstancePair()
let token: string

/** Asks one instance; what must hold of every answer is looked at here. */
async function ask(line: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method, path = ''] = line.split(' ')
  const body = method === 'GET' ? undefined : '{}'
  const answer = await fetch(pair.instances[0].origin + path.replaceAll(/\{\w+\}/g, '1'), {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    body,
  })
  await answer.arrayBuffer()
  expect(answer.headers.get('X-Request-Id'), line).toMatch(/^[0-9a-f]{8}-\w+$/)
  expect(answer.status, line).not.toBe(500)
  if (answer.status === 503) expect(Number(answer.headers.get('Retry-After')), line).toBeGreaterThan(0)
  return answer
}

/** Asks every declared call. */
const askAll = () =>
  Promise.all(
    declaredCalls.map(async ({ call: { endpoint, access } }) => {
      const { status } = await ask(endpoint, access === 'public' ? {} : { Authorization: `Bearer ${token}` })
      return { line: endpoint, access, status }
    }),
  )

/** Sends the form as a browser without script does. */
const sendForm = () =>
  fetch(`${pair.instances[0].origin}/?index`, { method: 'POST', body: new URLSearchParams(visitorMessage) })

describe('while the database is away', () => {
  beforeAll(async () => {
    token = await signIn(pair.balancer.origin)
    pair.way.refuse()
    // What was kept for visitors is told until the instance knows that it hears of no writes, within a second.
    await vi.waitFor(async () => {
      expect((await fetch(`${pair.instances[0].origin}/api/banner/list`)).status).toBe(503)
    }, 5000)
    return () => pair.way.goOn()
  })

  test('readyz says so, healthz does not mind', async () => {
    await expect.poll(async () => (await fetch(`${pair.instances[0].origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${pair.instances[0].origin}/healthz`)).status).toBe(200)
  })

  test('every call that asks it is answered 503 with Retry-After, and none 500', async () => {
    const asking = (await askAll()).filter(
      ({ line, access }) => access === 'admin' || line.startsWith('GET '),
    )
    expect(asking.length).toBeGreaterThan(150)
    const others = asking.filter(({ status }) => status !== 503).map(({ line }) => line)
    expect(others.filter((line) => !answeredAnyway.includes(line))).toEqual([])
  })

  test('every page shows what it has, and none fails', async () => {
    const pages = await Promise.all(
      publicAddresses.map(async (path) => ({ path, status: (await ask(`GET ${path}`)).status })),
    )
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  })

  test.each([
    ['/sitemap.xml', 503],
    ['/news.rss', 503],
    ['/search?q=标注', 503],
    ['/about/news/1', 503],
    ['/cases/1', 503],
    ['/contact/jobs/1', 503],
    ['/robots.txt', 200],
    ['/admin', 200],
    ['/upload/demo-about.webp', 200],
    ['/share/upload/demo-about.webp.jpg', 200],
    ['/nothing', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await ask(`GET ${path}`)).status).toBe(status)
  })

  test('a form that a visitor without script sends is told so too', async () => {
    const answer = await sendForm()
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.text()).toContain(visitorMessage.message)
  })

  test('each of these lines in the log is one object with the id of its request, and holds nothing of it', async () => {
    await Promise.all([askAll(), sendForm()])
    const lines = () =>
      pair.instances[0]
        .output()
        .split('\n')
        .slice(0, -1)
        .filter((line) => line.startsWith('{'))
    const away = () =>
      lines()
        .map((line) => JSON.parse(line) as { event: string; requestId?: string })
        .filter(({ event }) => event.includes('数据库'))
    await expect.poll(() => away().length).toBeGreaterThan(100)
    expect(away().filter(({ requestId }) => !requestId)).toEqual([])
    for (const secret of [token, administrator.password, visitorMessage.phone, visitorMessage.message])
      expect(lines().join('\n')).not.toContain(secret)
  })
})

test('an instance whose database is back is ready again by itself', async () => {
  pair.way.refuse()
  await expect.poll(async () => (await fetch(`${pair.instances[0].origin}/readyz`)).status).toBe(503)
  pair.way.goOn()
  await pair.balancer.ready(2)
  expect((await call(pair.balancer.origin, 'GET /api/banner/list')).status).toBe(200)
})
