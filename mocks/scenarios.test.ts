import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { demoAdministrator } from './accounts.ts'
import { createMemoryBackend } from './memory-backend.ts'
import {
  isScenarioName,
  MANY_ROWS,
  scenarioNames,
  scenarios,
  SERVER_MESSAGE,
  SLOW_MS,
  type ScenarioName,
} from './scenarios.ts'
import { withScenario } from './node.ts'

const caller = { address: '127.0.0.1' }
const message = {
  name: '示例甲一',
  email: 'a@example.com',
  phone: '15400000001',
  subject: '咨询',
  message: '请联系我',
}
let backend: ReturnType<typeof createMemoryBackend>
let token: string

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
// Those of one content type differ in it only.
const namedScenarios = scenarioNames.filter((name) => !/^(load-fails|save-fails|status-fails|delete-fails|empty)-/.test(name)) // oxfmt-ignore

beforeEach(async () => {
  backend = createMemoryBackend()
  token = ''
  token = await signIn()
})

async function signIn(): Promise<string> {
  const { username, password } = demoAdministrator
  const { data } = await (await call('normal', 'POST', '/api/admin/login', { username, password })).json()
  return data.token
}

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
  for (const label of labels) expect(label).toMatch(/^[\u4e00-\u9fff]+[\u4e00-\u9fffA-Z0-9]*$/)
  // Cookies, addresses and Storybook's own address take these characters as they are.
  for (const name of scenarioNames) expect(name).toMatch(/^[a-z][a-z-]+$/)
  expect(scenarioNames).toHaveLength(Object.keys(scenarios).length)
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
  expect(await backend.stores.of('contact-message').count()).toBe(48)
  expect((await call('server-message-on-save', 'GET', '/api/banner/list')).status).toBe(200)
})

test('network failure: no call gets an answer; pages’ pictures do', async () => {
  expect((await call('network-failure', 'GET', '/api/banner/list')).type).toBe('error')
  expect((await call('network-failure', 'POST', '/api/contact/add', message)).type).toBe('error')
  expect((await call('network-failure', 'GET', '/upload/missing.png')).status).toBe(404)
})

test('empty: what is written there is there afterwards, and nowhere else', async () => {
  await call('empty', 'POST', '/api/contact/add', message)
  expect((await (await call('empty', 'GET', '/api/contact/admin/list')).json()).total).toBe(1)
  expect((await (await call('normal', 'GET', '/api/contact/admin/list')).json()).total).toBe(48)
  backend.reset()
  token = await signIn()
  expect((await (await call('empty', 'GET', '/api/contact/admin/list')).json()).total).toBe(0)
})

test('many: sixty rows, which pages, search and counts agree on', async () => {
  const list = (query: string) =>
    call('many', 'GET', `/api/contact/admin/list?${query}`).then((response) => response.json())
  expect(await list('page=6&size=10')).toMatchObject({ total: MANY_ROWS, data: { length: 10 } })
  expect(await list('page=7&size=10')).toMatchObject({ total: MANY_ROWS, data: [] })
  const found = await list('keyword=示例甲一&size=100')
  expect(found.total).toBe(found.data.length)
  expect(found.total).toBeGreaterThan(5)
  const banners = await (await call('many', 'GET', '/api/banner/admin/list')).json()
  expect(banners.data).toHaveLength(MANY_ROWS)
  const { data } = await (await call('many', 'GET', '/api/stats/dashboard')).json()
  expect([data.bannerCount, data.contactCount]).toEqual([MANY_ROWS, MANY_ROWS])
  const last = Math.max(...banners.data.map(({ id }: { id: number }) => id))
  expect((await call('many', 'POST', `/api/banner/delete/${last}`)).status).toBe(200)
  expect((await (await call('many', 'GET', '/api/stats/dashboard')).json()).data.bannerCount).toBe(59)
  expect((await (await call('normal', 'GET', '/api/stats/dashboard')).json()).data.bannerCount).toBeLessThan(
    10,
  )
})

test('long: texts are as long as their fields allow, telephones and addresses stay what they are', async () => {
  const [first] = (await (await call('long', 'GET', '/api/contact/admin/list')).json()).data
  expect([...first.subject].length).toBe(200)
  expect([...first.message].length).toBe(2000)
  expect(first.phone).toMatch(/^1540000\d{4}$/)
  expect(first.email).toMatch(/^sample\d{4}@example\.com$/)
  const { data } = await (await call('long', 'GET', '/api/page-config/about')).json()
  expect(data.backgroundImage).toMatch(/^\/upload\/[\w-]+\.webp$/)
})

test('all disabled: lists are empty and single records null for visitors; administrators see all', async () => {
  expect((await (await call('all-disabled', 'GET', '/api/banner/list')).json()).data).toEqual([])
  const single = new Request('http://site/api/data-collection')
  const seen = await withScenario(answer, 'all-disabled')(single, backend, caller)
  expect((await seen.json()).data).toBeNull()
  const { data } = await (await call('all-disabled', 'GET', '/api/banner/admin/list')).json()
  expect(data.map(({ status }: { status: number }) => status)).toEqual(data.map(() => 0))
})

test('without media: no record has a picture', async () => {
  const { data } = await (await call('without-media', 'GET', '/api/banner/list')).json()
  expect(data.length).toBeGreaterThan(0)
  expect(data.map(({ imageUrl }: { imageUrl: string }) => imageUrl)).toEqual(data.map(() => ''))
})

test('one type at a time: empty and failing, the rest goes on', async () => {
  expect((await (await call('empty-banner', 'GET', '/api/banner/list')).json()).data).toEqual([])
  expect((await (await call('empty-banner', 'GET', '/api/partner/list')).json()).data).not.toEqual([])
  expect((await call('load-fails-banner', 'GET', '/api/banner/admin/list')).status).toBe(500)
  expect((await call('load-fails-banner', 'POST', '/api/banner/delete/1')).status).toBe(200)
  expect((await call('load-fails-banner', 'GET', '/api/partner/list')).status).toBe(200)
  expect((await call('save-fails-banner', 'POST', '/api/banner/add', {})).status).toBe(500)
  expect((await call('save-fails-banner', 'POST', '/api/partner/add', {})).status).toBe(400)
})

test('conflict: a save, a status change and a deletion are answered with the record as it is', async () => {
  const { data } = await (await call('normal', 'GET', '/api/partner/admin/list')).json()
  const [first] = data
  for (const [path, body] of [
    ['/api/partner/update', { ...first, name: '另一个名称' }],
    ['/api/partner/status', { id: first.id, status: 0 }],
  ]) {
    const refused = await call('conflict', 'POST', path, body)
    expect([refused.status, (await refused.json()).data]).toEqual([409, first])
  }
  expect((await call('conflict', 'DELETE', `/api/partner/${first.id}`)).status).toBe(409)
})

test('slow upload: the file arrives whole, later', async () => {
  const send = (scenario: ScenarioName) => {
    const form = new FormData()
    form.set('file', new File([PNG, new Uint8Array(300_000)], 'a.png'))
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request('http://site/api/upload', { method: 'POST', body: form, headers })
    return withScenario(answer, scenario)(request, backend, caller)
  }
  const began = performance.now()
  const { data } = await (await send('upload-slow')).json()
  expect(performance.now() - began).toBeGreaterThan(250)
  const kept = await backend.files.read(String(data).replace('/upload/', ''))
  expect(kept?.size).toBe(PNG.length + 300_000)
  expect((await (await send('normal')).json()).code).toBe(200)
})

test('the refusal for size names the kind of what was sent', async () => {
  // As on the server the first bytes tell, whatever the sender says.
  const send = (start: string) => {
    const form = new FormData()
    const bytes = Uint8Array.from(start, (sign) => sign.charCodeAt(0))
    form.set('file', new File([bytes], 'a', { type: 'image/png' }))
    const request = new Request('http://site/api/upload', { method: 'POST', body: form })
    return withScenario(answer, 'upload-too-large')(request, backend, caller)
  }
  const sentences = await Promise.all(
    ['\x89PNG\r\n\x1a\n', '\0\0\0\x18ftypisom', 'ID3\x04'].map(
      async (start) => (await (await send(start)).json()).message,
    ),
  )
  expect(sentences).toEqual(['图片大小不能超过5MB!', '视频大小不能超过500MB!', '音频大小不能超过10MB!'])
})

test.each(namedScenarios.filter((name) => name !== 'slow'))(
  '%s: an unknown call stays 404, a wrong method 405',
  async (name) => {
    expect((await call(name, 'GET', '/api/no/such/call')).status).toBe(404)
    expect((await call(name, 'PATCH', '/api/banner/list')).status).toBe(405)
  },
)
