import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createLocalApi } from '#content/registry/local-api.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { submitNewPagesToBaidu } from './submit-new-pages.ts'

/** What Baidu answers in the documents of its 普通收录 interface: https://ziyuan.baidu.com/linksubmit/index */
const TAKEN = { status: 200, body: '{"remain":99998,"success":1,"not_same_site":[],"not_valid":[]}' }
const WRONG_TOKEN = { status: 401, body: '{"error":401,"message":"token is not valid"}' }
const BROKEN = { status: 502, body: '<html>' }

const story = { title: '投产', summary: '摘要', content: '<p>正文</p>', author: '运营中心', sortOrder: 0 }
const report = vi.fn()
let baidu: Server
let answers: { status: number; body: string }[]
let got: { path: string; contentType: unknown; body: string }[]

beforeEach(async () => {
  answers = []
  got = []
  report.mockClear()
  baidu = createServer((request, response) => {
    void textOf(request).then((body) => {
      got.push({ path: String(request.url), contentType: request.headers['content-type'], body })
      const { status, body: told } = answers.shift() ?? TAKEN
      response.writeHead(status).end(told)
    })
  }).listen(0, '127.0.0.1')
  await once(baidu, 'listening')
})
afterEach(() => new Promise((closed) => baidu.close(closed)))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A console on a site whose pages are pushed to the server of these tests. */
async function signIn({ key = 'edk7yc4rEZP9pDQD', isPublicUrlGiven = true, pauses = [0, 1, 1] } = {}) {
  const { port } = baidu.address() as AddressInfo
  const settings = {
    publicUrl: 'https://www.example.com/site',
    isPublicUrlGiven,
    baiduPushUrl: `http://127.0.0.1:${port}/urls`,
  }
  const backend: Backend = {
    ...createMemoryBackend(),
    report,
    changed: (changes) => submitNewPagesToBaidu(backend, changes, settings, pauses),
  }
  const call = (request: Request) => answer(request, backend, { address: '127.0.0.1' })
  const { username, password } = demoAdministrator
  const { token } = await createLocalApi(call)('POST /api/admin/login', { body: { username, password } })
  const api = createLocalApi(call, { token })
  if (key) await api('POST /api/site-settings', { body: { baiduPushKey: key } })
  const pushes = async () => {
    const order = [{ field: 'id', direction: 'asc' }] as const
    const entries = await backend.stores.of('audit').find({ where: { action: 'push' }, order })
    return entries.map(({ username: by, title }) => [by, title])
  }
  return { api, pushes }
}

test('a page that visitors can read from now on is pushed as text with site and key, and the answer is in the journal', async () => {
  const { api, pushes } = await signIn()
  const { id } = (await api('POST /api/news', { body: { ...story, status: 1 } }))!
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  expect(got).toEqual([
    {
      path: '/urls?site=https%3A%2F%2Fwww.example.com&token=edk7yc4rEZP9pDQD',
      contentType: 'text/plain',
      body: `https://www.example.com/site/about/news/${id}`,
    },
  ])
  expect(await pushes()).toEqual([['系统', `百度收下 1 个地址，今天还可推送 99998 个：/about/news/${id}`]])
})

test('a draft is pushed when it is published, and not again by later saves', async () => {
  const { api, pushes } = await signIn()
  const { id } = (await api('POST /api/news', { body: { ...story, status: 0 } }))!
  await api('PUT /api/news', { body: { id, title: '改过' } })
  await api('PUT /api/news/{id}/status?status=', { id, query: { status: 1 } })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  await api('PUT /api/news', { body: { id, title: '再改' } })
  await api('POST /api/recruitment/add', {
    body: { jobTitle: '标注员', jobLocation: '合肥', jobDescription: '标注' },
  })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(2))
  await api('POST /api/case/add', { body: { title: '汇交', description: '编码一致', category: 'general' } })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(3))
  expect(got.map(({ body }) => body.replace(/\d+$/, ''))).toEqual([
    'https://www.example.com/site/about/news/',
    'https://www.example.com/site/contact/jobs/',
    'https://www.example.com/site/cases/',
  ])
})

test('many pages of one act go in one push', async () => {
  const { api, pushes } = await signIn()
  const ids: number[] = []
  for (const title of ['一', '二', '三', '四'])
    ids.push((await api('POST /api/news', { body: { ...story, title, status: 0 } }))!.id)
  await api('POST /api/news/batch', { body: { ids, act: 'enable' } })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  expect(got[0]?.body.split('\n')).toHaveLength(4)
  expect((await pushes())[0]?.[1]).toMatch(/ 等 4 个$/)
})

test('what is broken at Baidu is tried again, three times in all; a wrong key is not', async () => {
  const { api, pushes } = await signIn()
  answers = [BROKEN, BROKEN, BROKEN]
  await api('POST /api/news', { body: { ...story, status: 1 } })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  expect(got).toHaveLength(3)
  expect((await pushes())[0]?.[1]).toMatch(/^百度拒绝了推送，状态 502：/)
  answers = [WRONG_TOKEN]
  await api('POST /api/news', { body: { ...story, status: 1 } })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(2))
  expect(got).toHaveLength(4)
  expect((await pushes())[1]?.[1]).toMatch(/^百度拒绝了推送，状态 401（token is not valid）：/)
})

test('a save neither waits for Baidu nor fails with it', async () => {
  const { api, pushes } = await signIn({ pauses: [0] })
  await new Promise((closed) => baidu.close(closed))
  expect(await api('POST /api/news', { body: { ...story, status: 1 } })).toMatchObject({ title: '投产' })
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  expect((await pushes())[0]?.[1]).toMatch(/^百度没有应答：/)
})

test('without a key nothing is sent, and nothing without the site’s own address, which is told', async () => {
  const keyless = await signIn({ key: '' })
  await keyless.api('POST /api/news', { body: { ...story, status: 1 } })
  const addressless = await signIn({ isPublicUrlGiven: false })
  await addressless.api('POST /api/news', { body: { ...story, status: 1 } })
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(report.mock.calls[0]?.[0]).toBe('未设置 PUBLIC_URL，没有推送给百度')
  expect([got, await keyless.pushes()]).toEqual([[], []])
})

test('X-97 a story that is still to come is not pushed', async () => {
  const { api, pushes } = await signIn()
  await api('POST /api/news', { body: { ...story, status: 1, publishTime: '2999-01-01 08:00:00' } })
  const { id } = (await api('POST /api/news', { body: { ...story, status: 1 } }))!
  await vi.waitFor(async () => expect(await pushes()).toHaveLength(1))
  expect(got.map(({ body }) => body)).toEqual([`https://www.example.com/site/about/news/${id}`])
})
