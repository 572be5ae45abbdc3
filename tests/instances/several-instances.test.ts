import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { declaredCalls } from '#scripts/mocks-package/declared-calls.ts'
import { publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import {
  administrator,
  removeFolder,
  startSite,
  temporaryFolder,
  type Site,
} from '#tests/e2e/fixtures/site.ts'
import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { createDatabase } from '#tests/contract/postgres-databases.ts'
import { openWay, type PostgresWay } from '#tests/contract/postgres-way.ts'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'
import { openBalancer, type Balancer } from './balancer.ts'
import { beginLoad, randomAddress, type Tally } from './load.ts'

// Two built hosts on one PostgreSQL and one S3-compatible storage, each with a folder of its own, behind a balancer.

const ENOUGH = 15
const BUCKET = 'files'
const PREFIX = 'site'

let dataDirs: [string, string]
let way: PostgresWay
let storage: S3Server
let balancer: Balancer
let instances: [Site, Site]
let hasBegun = false

async function startInstance(index: 0 | 1): Promise<Site> {
  const env = {
    DATABASE_URL: way.address,
    UPLOADS_URL: storage.addressOf(BUCKET, PREFIX),
    AWS_ACCESS_KEY_ID: storage.keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: storage.keys.secretAccessKey,
    PII_KEY: '07'.repeat(32),
    TRUST_PROXY: '1',
    CONTACT_PER_MINUTE: '10',
  }
  return startSite({ dataDir: dataDirs[index], env })
}

const from = (address: string) => ({ 'X-Forwarded-For': address })

beforeAll(async () => {
  dataDirs = [await temporaryFolder(), await temporaryFolder()]
  storage = await startS3Server([BUCKET])
  way = await openWay(await createDatabase('template0'))
  balancer = await openBalancer()
  const starting = [startInstance(0), startInstance(1)] as const
  const begun = await Promise.allSettled(starting)
  // Where one does not start the other is not left behind, and what is told is why.
  if (begun.some(({ status }) => status === 'rejected'))
    await Promise.all(
      begun.map(async (each) => {
        if (each.status === 'fulfilled') await each.value.stop()
      }),
    )
  instances = await Promise.all(starting)
  hasBegun = true
  balancer.use(instances.map(({ origin }) => origin))
  await balancer.ready(2)
}, 120_000)

afterAll(async () => {
  await balancer.close()
  if (!hasBegun) return way.close()
  await Promise.all(instances.map((each) => each.stop()))
  await way.close()
  await storage.stop()
  await Promise.all(dataDirs.map(removeFolder))
})

/** How many uploads the storage keeps. */
const stored = () =>
  [...storage.bucket(BUCKET).objects.keys()].filter((key) => key.startsWith(`${PREFIX}/uploads/`)).length

/** All subjects in the database that a load wrote, and how many of those it was told of, pictures among them, are lost or there twice. */
async function counted({ acknowledged, uploaded }: Tally, name: string) {
  const token = await signIn(balancer.origin)
  const { data } = await call<{ subject: string }[]>(balancer.origin, 'GET /api/contact/admin/list', {
    token,
  })
  const subjects = data.map(({ subject }) => subject).filter((each) => each.startsWith(name))
  const kept = new Set(subjects)
  const unserved = await Promise.all(
    uploaded.map(async (path) => ((await fetch(balancer.origin + path)).status === 200 ? [] : [path])),
  )
  return {
    lost: [...acknowledged.filter((subject) => !kept.has(subject)), ...unserved.flat()],
    doubled: subjects.length - kept.size,
    kept: kept.size,
  }
}

/** Waits until so many more messages and a picture were acknowledged. */
async function expectMore({ acknowledged, uploaded }: Tally) {
  const before = [acknowledged.length, uploaded.length] as const
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before[0] + ENOUGH)
  await expect.poll(() => uploaded.length, { timeout: 60_000 }).toBeGreaterThan(before[1])
}

/** For whoever runs it: how much the test met. */
function tell(fault: string, { asked, acknowledged, uploaded, failures }: Tally) {
  process.stdout.write(
    `${fault}: ${asked} requests, ${acknowledged.length} messages and ${uploaded.length} pictures acknowledged, 0 lost, 0 doubled, ${failures.length} refused or cut\n`,
  )
}

test('two that start at once on an empty database make one administrator, and one of them says so', () => {
  const outputs = instances.map((each) => each.output())
  expect(outputs.filter((text) => text.includes('已创建首位管理员'))).toHaveLength(1)
})

describe('what one instance knows the other knows', () => {
  const [one, other] = [() => instances[0].origin, () => instances[1].origin]

  test('a session of one is a session of the other, and is ended for both', async () => {
    const token = await signIn(one())
    const status = async (origin: string) => (await call(origin, 'GET /api/admin/session', { token })).status
    expect(await status(other())).toBe(200)
    expect((await call(other(), 'POST /api/admin/logout', { token })).status).toBe(200)
    expect(await status(one())).toBe(401)
  })

  test('wrong passwords count together', async () => {
    const headers = from(randomAddress())
    const body = { username: administrator.username, password: 'a wrong one' }
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const origin = turn % 2 === 0 ? one() : other()
      statuses.push((await call(origin, 'POST /api/admin/login', { body, headers })).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('posts of one address count together', async () => {
    const headers = from(randomAddress())
    const statuses = await Promise.all(
      Array.from({ length: 16 }, (_each, turn) =>
        call(turn % 2 === 0 ? one() : other(), 'POST /api/contact/add', {
          body: visitorMessage,
          headers,
        }).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  })

  test('of two changes of one record on one version the later is told of the other', async () => {
    const token = await signIn(one())
    const { data } = await call<Record<string, unknown>[]>(one(), 'GET /api/banner/admin/list', { token })
    const [banner] = data
    const body = (title: string) => ({ ...banner, title })
    const headers = { 'If-Match': versionOf(banner ?? {}) }
    const answers = await Promise.all([
      call(one(), 'POST /api/banner/update', { token, headers, body: body('一') }),
      call(other(), 'POST /api/banner/update', { token, headers, body: body('二') }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('what one has kept for visitors is out of date when the other saves', async () => {
    const token = await signIn(one())
    const titles = async (origin: string) => JSON.stringify((await call(origin, 'GET /api/banner/list')).data)
    await titles(other())
    const body = { title: '另一个实例的轮播图', imageUrl: '/upload/banner1.jpg', status: 1, sortOrder: 1 }
    expect((await call(one(), 'POST /api/banner/add', { token, body })).status).toBe(200)
    await expect.poll(() => titles(other()), { timeout: 5000 }).toContain(body.title)
  })

  test('a file that one received the other serves', async () => {
    const token = await signIn(one())
    const form = new FormData()
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    form.append('file', new Blob([gif], { type: 'image/gif' }), 'a.gif')
    const sent = await fetch(`${one()}/api/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const { data } = (await sent.json()) as { data: string }
    expect((await fetch(other() + data)).status).toBe(200)
  })
})

test('a rolling restart under load cuts no request, loses nothing and doubles nothing', async () => {
  const before = stored()
  const load = beginLoad(balancer.origin, 'rolling', await signIn(balancer.origin))
  const grown = () => expectMore(load.tally)
  for (const index of [0, 1] as const) {
    await grown()
    const stopping = instances[index]
    expect(await stopping.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    instances[index] = await startInstance(index)
    balancer.use(instances.map(({ origin }) => origin))
    await balancer.ready(2)
  }
  await grown()
  const tally = await load.stop()
  const { failures, unread, unheard } = tally
  expect({ failures, unread, unheard }).toEqual({ failures: [], unread: [], unheard: [] })
  expect(await counted(tally, 'rolling')).toEqual({ lost: [], doubled: 0, kept: tally.acknowledged.length })
  expect(stored() - before).toBe(tally.uploaded.length)
  tell('a rolling restart', tally)
})

test('of what was acknowledged nothing is lost or doubled when one is killed after the other', async () => {
  const load = beginLoad(balancer.origin, 'killed', await signIn(balancer.origin))
  for (const index of [0, 1] as const) {
    await expectMore(load.tally)
    await instances[index].stop('SIGKILL')
    instances[index] = await startInstance(index)
    balancer.use(instances.map(({ origin }) => origin))
    await balancer.ready(2)
  }
  const tally = await load.stop()
  expect(await counted(tally, 'killed')).toMatchObject({ lost: [], doubled: 0 })
  expect(tally.unread).toEqual([])
  tell('killed one after the other', tally)
})

describe('while the database is away', () => {
  let token: string
  beforeAll(async () => {
    token = await signIn(balancer.origin)
    way.refuse()
  })
  afterAll(() => way.goOn())

  /** Asks one instance; what must hold of every answer is looked at here. */
  async function ask(line: string, headers: Record<string, string> = {}): Promise<Response> {
    const [method, path = ''] = line.split(' ')
    const body = method === 'GET' ? undefined : '{}'
    const answer = await fetch(instances[0].origin + path.replaceAll(/\{\w+\}/g, '1'), {
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

  test('readyz says so, healthz does not mind', async () => {
    // What was kept for visitors is told until the instance knows that it hears of no writes, within a second.
    for (const path of ['/readyz', '/api/banner/list'])
      await expect.poll(async () => (await fetch(instances[0].origin + path)).status).toBe(503)
    expect((await fetch(`${instances[0].origin}/healthz`)).status).toBe(200)
  })

  /** What asks no database, or is refused before it does for what stands in its address here. */
  const answeredAnyway = [
    'GET /api/openapi.json',
    'GET /api/autonomous-driving/items/{category}',
    'GET /api/search?q=&type=&page=',
    'GET /upload/{path}',
  ]

  test('every call that asks it is answered 503 with Retry-After, and none 500', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const statuses = await Promise.all(
      declaredCalls.map(async ({ call: { line, access } }) => {
        const { status } = await ask(line, access === 'visitor' ? {} : headers)
        return { line, access, status }
      }),
    )
    const asking = statuses.filter(({ line, access }) => access === 'admin' || line.startsWith('GET '))
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
    const body = new URLSearchParams(visitorMessage)
    const answer = await fetch(`${instances[0].origin}/?index`, { method: 'POST', body })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.text()).toContain(visitorMessage.message)
  })

  test('each of these lines in the log is one object with the id of its request, and holds nothing of it', () => {
    const lines = instances[0]
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const away = lines
      .map((line) => JSON.parse(line) as { event: string; requestId?: string })
      .filter(({ event }) => event.includes('数据库'))
    expect(away.length).toBeGreaterThan(100)
    expect(away.filter(({ requestId }) => !requestId)).toEqual([])
    for (const secret of [token, administrator.password, visitorMessage.phone, visitorMessage.message])
      expect(lines.join('\n')).not.toContain(secret)
  })
})

test('an instance whose database is back is ready again by itself', async () => {
  await balancer.ready(2)
  expect((await call(balancer.origin, 'GET /api/banner/list')).status).toBe(200)
})
