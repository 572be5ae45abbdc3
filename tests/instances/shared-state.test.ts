import { expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { call, signIn, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { administrator } from '#tests/e2e/fixtures/site.ts'
import { withInstancePair } from './instance-pair.ts'
import { randomAddress } from './load.ts'

const pair = withInstancePair()
const [one, other] = [() => pair.instances[0].origin, () => pair.instances[1].origin]
const from = (address: string) => ({ 'X-Forwarded-For': address })

test('two that start at once on an empty database make one administrator, and one of them says so', () => {
  const outputs = pair.instances.map((each) => each.output())
  expect(outputs.filter((text) => text.includes('已创建首位管理员'))).toHaveLength(1)
})

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
