import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#contract/engine/answer.ts'
import { demoAdministrator } from './accounts.ts'
import { createMemoryBackend } from './memory-backend.ts'
import {
  isScenarioName,
  scenarioNames,
  scenarios,
  SERVER_MESSAGE,
  SLOW_MS,
  withScenario,
  type ScenarioName,
} from './scenarios.ts'

const caller = { address: '127.0.0.1' }
const message = {
  name: '示例甲一',
  email: 'a@example.com',
  phone: '19900000001',
  subject: '咨询',
  message: '请联系我',
}
let backend: ReturnType<typeof createMemoryBackend>
let token: string

beforeEach(async () => {
  backend = createMemoryBackend()
  const { username, password } = demoAdministrator
  const { data } = await (await call('normal', 'POST', '/api/admin/login', { username, password })).json()
  token = data.token
})

function call(scenario: ScenarioName, method: string, path: string, body?: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const request = new Request(`http://site${path}`, { method, headers, body: body && JSON.stringify(body) })
  return withScenario(answer, scenario)(request, backend, caller)
}

test('every scenario has a Chinese name of its own, and only these are names', () => {
  const labels = scenarioNames.map((name) => scenarios[name].label)
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) expect(label).toMatch(/^[\u4e00-\u9fff]+$/)
  expect(isScenarioName('slow')).toBe(true)
  for (const odd of ['nothing', 'toString', '', null, undefined]) expect(isScenarioName(odd)).toBe(false)
})

test('empty: every list is empty, people can still sign in and write', async () => {
  expect(await (await call('empty', 'GET', '/api/banner/list')).json()).toMatchObject({ code: 200, data: [] })
  expect(await (await call('empty', 'GET', '/api/about')).json()).toMatchObject({ code: 200, data: null })
  expect(await (await call('empty', 'GET', '/api/wechat-qr-config/current')).json()).toEqual({})
  expect(await (await call('empty', 'GET', '/api/contact/admin/list')).json()).toMatchObject({
    data: [],
    total: 0,
  })
  expect((await call('empty', 'POST', '/api/contact/add', message)).status).toBe(200)
  expect((await call('empty', 'GET', '/api/admin/session')).status).toBe(200)
})

test('every load fails: 500 in the call’s own shape; writing and signing in go on', async () => {
  const failed = await call('every-load-fails', 'GET', '/api/banner/list')
  expect([failed.status, await failed.json()]).toEqual([
    500,
    { code: 500, message: '操作失败，请稍后重试', data: null },
  ])
  expect((await call('every-load-fails', 'POST', '/api/contact/add', message)).status).toBe(200)
  expect((await call('every-load-fails', 'GET', '/api/admin/session')).status).toBe(200)
})

test('slow: the answer is the same, three seconds later', async () => {
  vi.useFakeTimers()
  const answered = vi.fn()
  const pending = call('slow', 'GET', '/api/banner/list').then((response) => {
    answered()
    return response
  })
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect((await pending).status).toBe(200)
})

test('session expired: admin calls are 401, visitors’ calls are not', async () => {
  expect((await call('session-expired', 'GET', '/api/banner/admin/list')).status).toBe(401)
  expect((await call('session-expired', 'POST', '/api/upload')).status).toBe(401)
  expect((await call('session-expired', 'GET', '/api/banner/list')).status).toBe(200)
})

test('server message on save: writes are refused with it and nothing is stored', async () => {
  const refused = await call('server-message-on-save', 'POST', '/api/contact/add', message)
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: 400, message: SERVER_MESSAGE, data: null },
  ])
  expect((await call('server-message-on-save', 'POST', '/api/banner/delete/1')).status).toBe(400)
  expect(await backend.stores.of('contact-message').count()).toBe(26)
  expect((await call('server-message-on-save', 'GET', '/api/banner/list')).status).toBe(200)
})

test('network failure: no call gets an answer; pages’ pictures do', async () => {
  expect((await call('network-failure', 'GET', '/api/banner/list')).type).toBe('error')
  expect((await call('network-failure', 'POST', '/api/contact/add', message)).type).toBe('error')
  expect((await call('network-failure', 'GET', '/upload/missing.png')).status).toBe(404)
})

test.each(scenarioNames.filter((name) => name !== 'slow'))(
  '%s: an unknown call stays 404, a wrong method 405',
  async (name) => {
    expect((await call(name, 'GET', '/api/no/such/call')).status).toBe(404)
    expect((await call(name, 'PATCH', '/api/banner/list')).status).toBe(405)
  },
)
