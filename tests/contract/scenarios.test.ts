import express from 'express'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer } from '#contract/engine/answer.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import { lateParts, mockControls, scenarioOf } from '#app/server/mock-controls.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { createMockHost } from '#mocks/host.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import { scenarioNames, type ScenarioName } from '#mocks/scenarios.ts'
import { handledBy } from '#scripts/parity/serve-answer.ts'
import { beginStory, storyBackend, storyHandlers } from '#stories/story-api.ts'
import { setupServer } from 'msw/node'

const message = {
  name: '示例甲一',
  email: 'sample@example.com',
  phone: '15400009999',
  subject: '咨询',
  message: '请联系我',
}
const posting = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(message),
}

describe('in tests, through MSW', () => {
  const backend = createMemoryBackend()
  let scenario: ScenarioName = 'normal'
  const server = createMockServer({ backend, scenario: () => scenario })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => backend.reset())
  afterAll(() => server.close())

  test('the scenario changes from one call to the next, and a reset brings the first content back', async () => {
    const banners = async () => (await fetch('http://site.test/api/banner/list')).status
    scenario = 'load-fails-banner'
    expect(await banners()).toBe(500)
    scenario = 'normal'
    expect(await banners()).toBe(200)
    await fetch('http://site.test/api/contact/add', posting)
    expect(await backend.stores.of('contact-message').count()).toBe(49)
    backend.reset()
    expect(await backend.stores.of('contact-message').count()).toBe(48)
  })

  test('a scenario that does not exist is 400 with the nearest names, not silently normal', async () => {
    scenario = 'load-fails-baner' as ScenarioName
    const refused = await fetch('http://site.test/api/banner/list')
    scenario = 'normal'
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { message: string }).message).toMatch(
      /^没有名为“load-fails-baner”的场景。最接近的：load-fails-banner、/,
    )
  })

  test('readiness follows the scenario; nothing under /api/ or /upload/ is left to the network', async () => {
    scenario = 'not-ready'
    expect((await fetch('http://site.test/readyz')).status).toBe(503)
    scenario = 'normal'
    expect((await fetch('http://site.test/readyz')).status).toBe(200)
    expect((await fetch('http://site.test/upload/nothing.webp')).status).toBe(404)
    expect((await fetch('http://site.test/api/')).status).toBe(404)
    const openApi = await fetch('http://site.test/api/openapi.json')
    expect((await openApi.json()).openapi).toMatch(/^3\.1/)
  })

  test('P-481 the script of the map can be made to fail', async () => {
    scenario = 'map-script-fails'
    await expect(fetch('https://webapi.amap.com/maps?v=2.0')).rejects.toThrow(TypeError)
    scenario = 'normal'
  })
})

describe('in Storybook, by the story’s global', () => {
  const server = setupServer(...storyHandlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test.each(scenarioNames.filter((name) => name.startsWith('load-fails-')))('%s is taken', async (name) => {
    beginStory({ scenario: name })
    const failed = (await fetch('http://site.test/api/banner/list')).status
    expect(failed).toBe(name === 'load-fails-banner' ? 500 : 200)
  })

  test('a lens that is set to what does not exist fails the story, with what there is', () => {
    expect(() => beginStory({ scenario: 'slwo' })).toThrow('没有名为“slwo”的场景。最接近的：slow、')
    expect(() => beginStory({ scenario: ['slow', 'empty'] })).toThrow('没有名为“slow,empty”的场景')
    expect(() => beginStory({ shape: 'typo' })).toThrow('没有名为“typo”的答案形状：as-declared、')
    expect(() => beginStory({ extreme: 'typo' })).toThrow('没有名为“typo”的内容极限：normal、')
  })

  test('each story begins with the first content', async () => {
    beginStory({ scenario: 'normal' })
    await fetch('http://site.test/api/contact/add', posting)
    beginStory({ scenario: 'normal' })
    expect(await storyBackend.stores.of('contact-message').count()).toBe(48)
  })
})

describe('in mock mode, by the browser’s cookie', () => {
  const settings = { ...defaultSettings, adminUsername: 'admin', hasDemoContent: true }
  const { backend, mock } = createMockHost({ settings, report: () => undefined, mediaFolder: 'nowhere' })
  const app = express()
  app.use(lateParts(mock))
  app.get('/assets/:name', (_request, response) => void response.send('a script'))
  app.use(mockControls(mock))
  app.use('/api', (request, response) => {
    const behaving = mock.wrap(answer, scenarioOf(request.headers.cookie))
    request.url = request.originalUrl
    handledBy((call) => behaving(call, backend, { address: '127.0.0.1' }))(request, response)
  })
  let server: ReturnType<typeof app.listen>
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => mock.reset())
  afterAll(() => void server.close())

  const asked = (path: string, scenario: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...init.headers, cookie: `scenario=${scenario}` } })

  test('?scenario= chooses for this and later requests', async () => {
    const chosen = await fetch(`${origin}/api/banner/list?scenario=load-fails-banner`)
    expect([chosen.status, chosen.headers.get('set-cookie')]).toEqual([
      500,
      'scenario=load-fails-banner; Path=/; SameSite=Lax',
    ])
    expect((await asked('/api/banner/list', 'load-fails-banner')).status).toBe(500)
    expect((await asked('/api/banner/list', 'normal')).status).toBe(200)
  })

  test.each([
    ['typo', '没有名为“typo”的场景'],
    ['constructor', '没有名为“constructor”的场景'],
    ['', '没有名为“”的场景'],
    ['slow&scenario=empty', '一次只能选择一个场景，这里有 2 个：slow、empty'],
  ])('?scenario=%s is refused and chooses nothing', async (names, message) => {
    const refused = await fetch(`${origin}/api/banner/list?scenario=${names}`)
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null])
    expect(((await refused.json()) as { message: string }).message).toContain(message)
  })

  test('?scenario[]= is no way around that', async () => {
    expect((await fetch(`${origin}/api/banner/list?scenario[]=typo`)).status).toBe(400)
  })

  test('a cookie whose scenario is no more is refused once and forgotten', async () => {
    const refused = await asked('/api/banner/list', 'of-an-older-version')
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([
      400,
      'scenario=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ])
    const two = await fetch(`${origin}/api/banner/list`, {
      headers: { cookie: 'scenario=slow; scenario=empty' },
    })
    expect(two.status).toBe(400)
    expect((await asked('/api/banner/list?scenario=normal', 'of-an-older-version')).status).toBe(200)
    expect(
      (await asked('/mock/reset', 'of-an-older-version', { method: 'POST', redirect: 'manual' })).status,
    ).toBe(303)
  })

  test('a browser is told the nearest names as links to the same place, and the way on without one', async () => {
    const refused = await fetch(`${origin}/cases?page=2&scenario=slwo"<b>`, {
      headers: { accept: 'text/html' },
    })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    const page = await refused.text()
    expect(page).toContain('没有名为“slwo&quot;&lt;b>”的场景')
    expect(page).toContain('<a href="/cases?page=2&amp;scenario=slow">slow</a>')
    expect(page).toContain('<a href="/cases?page=2">不带场景打开此页</a>')
  })

  test('every scenario is offered with its group, and named when it is in force', () => {
    const { scenario, scenarios } = mock.describe('long')
    expect([scenario, scenarios.map(({ name }) => name)]).toEqual(['long', scenarioNames])
    expect(scenarios.every(({ group, label }) => group !== '' && label !== '')).toBe(true)
    expect(() => mock.describe('nothing')).toThrow('No scenario is called nothing')
  })

  test('P-462 a cut connection is one for the calls that are meant', async () => {
    await expect(asked('/api/banner/list', 'network-failure')).rejects.toThrow(TypeError)
    expect((await asked('/api/banner/list', 'network-failure-on-save')).status).toBe(200)
    await expect(asked('/api/contact/add', 'network-failure-on-save', posting)).rejects.toThrow(TypeError)
    const uploading = { method: 'POST', body: 'x' }
    await expect(asked('/api/upload', 'upload-network-failure', uploading)).rejects.toThrow(TypeError)
  })

  test('the first content comes back by /mock/reset, in a scenario of other content too', async () => {
    await asked('/api/contact/add', 'many', posting)
    await asked('/api/contact/add', 'normal', posting)
    const { username, password } = demoAdministrator
    const count = async (scenario: string) => {
      const body = JSON.stringify({ username, password })
      const signedIn = await asked('/api/admin/login', scenario, { ...posting, body })
      const { token } = (await signedIn.json()).data
      const headers = { authorization: `Bearer ${token}` }
      return (await (await asked('/api/contact/admin/list', scenario, { headers })).json()).total
    }
    expect([await count('normal'), await count('many')]).toEqual([49, 61])
    await fetch(`${origin}/mock/reset`, { method: 'POST', redirect: 'manual' })
    expect([await count('normal'), await count('many')]).toEqual([48, 60])
  })

  test('P-488, A-632 scripts of lazily loaded parts are left out or never answered; the page’s own come', async () => {
    const panel = '/assets/banner-panel-B1a2c3.js'
    expect((await asked(panel, 'lazy-part-missing')).status).toBe(404)
    expect((await asked('/assets/message-form-live-x_Y9.js', 'lazy-part-missing')).status).toBe(404)
    const impatient = { signal: AbortSignal.timeout(400) }
    await expect(asked(panel, 'lazy-part-never-comes', impatient)).rejects.toThrow(/timeout/i)
    for (const name of ['lazy-part-missing', 'lazy-part-never-comes'])
      expect((await asked('/assets/entry.client-A1.js', name)).status).toBe(200)
    expect((await asked(panel, 'normal')).status).toBe(200)
  })
})
