import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAdministrator } from './accounts.ts'
import { createHandlers } from './handlers.ts'
import { createMemoryBackend } from './memory-backend.ts'
import { createMockServer } from './node.ts'
import type { ScenarioName } from './scenarios.ts'

const site = 'http://mocked.example'
const backend = createMemoryBackend()
let scenario: ScenarioName = 'normal'
const server = createMockServer({ backend, scenario: () => scenario })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => backend.reset())
afterEach(() => {
  scenario = 'normal'
})
afterAll(() => server.close())

const post = (
  path: string,
  body: BodyInit,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => fetch(`${site}${path}`, { method: 'POST', body, headers })

async function signIn(): Promise<string> {
  const { username, password } = demoAdministrator
  const response = await post('/api/admin/login', JSON.stringify({ username, password }))
  return (await response.json()).data.token
}

test('calls are answered, with and without a trailing slash, HEAD too', async () => {
  expect((await (await fetch(`${site}/api/banner/list`)).json()).code).toBe(200)
  expect((await (await fetch(`${site}/api/banner/list/`)).json()).code).toBe(200)
  expect((await fetch(`${site}/api/banner/list`, { method: 'HEAD' })).status).toBe(200)
})

test('unknown addresses under /api/ are our own 404 and 405, a broken escape included', async () => {
  expect((await fetch(`${site}/api/nothing`)).status).toBe(404)
  expect((await fetch(`${site}/api/page-config/%E4`)).status).toBe(404)
  const wrong = await fetch(`${site}/api/banner/list`, { method: 'DELETE' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a signed-in upload is stored and served', async () => {
  const token = await signIn()
  const form = new FormData()
  form.set('file', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png'))
  const uploaded = await (
    await post('/api/upload', form as BodyInit, { authorization: `Bearer ${token}` })
  ).json()
  expect(uploaded).toMatchObject({ code: 200, data: expect.stringMatching(/^\/upload\/\w+\.png$/) })
  const served = await fetch(`${site}${uploaded.data}`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a body over the limit is 413 and does not hang', async () => {
  const token = await signIn()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await post('/api/banner/add', JSON.stringify({ title: 'x'.repeat(3_000_000) }), headers)
  expect(response.status).toBe(413)
})

test('the scenario is asked at each call; a network failure is one to fetch', async () => {
  scenario = 'every-load-fails'
  expect((await fetch(`${site}/api/banner/list`)).status).toBe(500)
  scenario = 'network-failure'
  await expect(fetch(`${site}/api/banner/list`)).rejects.toThrow(TypeError)
  scenario = 'normal'
  expect((await fetch(`${site}/api/banner/list`)).status).toBe(200)
})

test('handlers of one origin leave the calls of others alone', async () => {
  const [handler] = createHandlers({ backend, origin: site })
  const isMeant = (url: string) => handler!.test({ request: new Request(url) })
  expect([
    await isMeant(`${site}/api/banner/list`),
    await isMeant('http://other.example/api/banner/list'),
  ]).toEqual([true, false])
})
