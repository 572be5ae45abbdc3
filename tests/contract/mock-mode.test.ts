import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { serveMockHost } from './mock-host-fixture.ts'

let host: Awaited<ReturnType<typeof serveMockHost>>
beforeAll(async () => {
  host = await serveMockHost()
})
afterAll(() => host.close())

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

/** Sets a tester's rules, by its address. */
const choose = (tester: string, text: string) => host.asked(`/assets/a.js?mock=${text}`, tester)
const statusOf = async (path: string, tester: string, init?: RequestInit) =>
  (await host.asked(path, tester, init)).status

describe('who asks', () => {
  test('a page gives its browser a mark, by which the situation stays', async () => {
    const page = await fetch(`${host.origin}/readyz?scenario=load-fails-banner`, {
      headers: { accept: 'text/html' },
    })
    const cookie = page.headers.get('set-cookie')
    expect(cookie).toMatch(/^mock-tester=[0-9a-f]{12}; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookie!.split(';')[0]! }
    expect(await statusOf('/api/banner/list', '', { headers })).toBe(500)
    expect(await statusOf('/api/banner/list?scenario=normal', '', { headers })).toBe(200)
    expect(await statusOf('/api/banner/list', '', { headers })).toBe(200)
  })

  test('without a mark the address holds for its own request', async () => {
    expect(await statusOf('/api/banner/list?mock=load=500', '')).toBe(500)
    expect(await statusOf('/api/banner/list', '')).toBe(200)
  })

  test('two testers have situations of their own', async () => {
    await choose('one', 'load@banner=500')
    await choose('two', 'load@banner=503')
    expect([await statusOf('/api/banner/list', 'one'), await statusOf('/api/banner/list', 'two')]).toEqual([
      500, 503,
    ])
  })

  test('a header says a situation too, and with a mark it goes on counting while it stays the same', async () => {
    const saying = (text: string) => ({ headers: { 'x-mock': text } })
    const header = saying('load@banner=503,times:1')
    expect(await statusOf('/api/banner/list', '', header)).toBe(503)
    expect(await statusOf('/api/banner/list', '', header)).toBe(503)
    const statuses = [header, header, saying('load@banner=500,times:1'), header]
    for (const [at, each] of statuses.entries())
      expect(await statusOf('/api/banner/list', 'by-header', each)).toBe([503, 200, 500, 503][at])
    const said = await host.asked('/api/banner/list', '', saying(encodeURI('load@banner=500(正在维护)')))
    expect((await said.json()).message).toBe('正在维护')
  })

  test.each([
    ['/api/banner/list', 'slou', '没有名为“slou”的场景。最接近的：slow'],
    ['/api/banner/list?mock=slow', 'slow', '情境只能说一次：在地址里，或在 X-Mock 里'],
    ['/api/banner/list', 'load=500(%)', 'X-Mock 里的“%”要写成 %25，中文用 encodeURI 转写'],
  ])('%s with X-Mock %s is refused', async (path, text, sentence) => {
    const refused = await host.asked(path, 'wrong-header', { headers: { 'x-mock': text } })
    expect(refused.status).toBe(400)
    expect((await refused.json()).message).toContain(sentence)
  })

  test('what cannot be a mark is refused with the rule, and the cookie forgotten', async () => {
    const refused = await host.asked('/api/banner/list', 'a b')
    expect(refused.status).toBe(400)
    expect((await refused.json()).message).toContain('测试者的标记只能有字母、数字')
    const kept = await host.asked('/', '', { headers: { cookie: 'mock-tester=<b>' } })
    expect([kept.status, kept.headers.get('set-cookie')]).toEqual([
      400,
      'mock-tester=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
  })
})

describe('what the address says', () => {
  test.each([
    ['scenario=typo', '没有名为“typo”的场景'],
    ['scenario=constructor', '没有名为“constructor”的场景'],
    ['scenario=', '没有名为“”的场景'],
    ['scenario=slow&scenario=empty', '一次只能选择一个场景，这里有 2 个：slow、empty'],
    ['scenario[]=typo', '没有名为“typo”的场景'],
    ['mock=sav=500', '没有名为“sav”的接口范围。最接近的：save=500、'],
    ['mock=', '有一处规则是空的'],
    ['mock[]=sav=500', '没有名为“sav”的接口范围'],
    ['mock=slow&mock=empty', '“mock”只能写一次，这里有 2 个：几条规则之间用“;”。最接近的：slow;empty'],
    ['mock=save=500&scenario=slow', '“scenario”与“mock”只能写一个'],
    ['mock=save=500;save=404', '“save”的同一次请求有两种回答：save=500 与 save=404'],
  ])('?%s is refused and chooses nothing', async (query, sentence) => {
    await choose('kept', 'load=404')
    const refused = await host.asked(`/api/banner/list?${query}`, 'kept')
    expect(refused.status).toBe(400)
    expect((await refused.json()).message).toContain(sentence)
    expect(await statusOf('/api/banner/list', 'kept')).toBe(404)
  })

  test('a browser is told the nearest as links to the same place, and the way on without', async () => {
    const pageOf = async (query: string) => {
      const refused = await fetch(`${host.origin}/cases?page=2&${query}`, {
        headers: { accept: 'text/html' },
      })
      expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
      return refused.text()
    }
    const named = await pageOf('scenario=slwo"<b>')
    expect(named).toContain('没有名为“slwo&quot;&lt;b>”的场景')
    expect(named).toContain('<a href="/cases?page=2&amp;scenario=slow">slow</a>')
    expect(named).toContain('<a href="/cases?page=2">不带情境打开此页</a>')
    const ruled = await pageOf('mock=sav@banner=500,times:1')
    expect(ruled).toContain(
      '<a href="/cases?page=2&amp;mock=save@banner=500,times:1">save@banner=500,times:1</a>',
    )
  })

  test('a program that names no situation is told', () => {
    expect(() => host.mock.during('nothing', () => undefined)).toThrow('没有名为“nothing”的场景')
  })
})

describe('what calls do', () => {
  test.each([
    ['load=500', '/api/banner/list', 500, { code: 500, message: '操作失败，请稍后重试', data: null }],
    ['*=403(没有权限看)', '/api/news/published', 403, { code: 403, message: '没有权限看', data: null }],
    ['load=404', '/api/enterprise-honors/active', 404, { code: 404, message: '记录不存在', data: null }],
    ['load=503,retry:7', '/api/about', 503, expect.objectContaining({ code: 503 })],
    ['load=502', '/api/banner/list', 502, expect.stringContaining('502 Bad Gateway')],
    ['load=half', '/api/banner/list', 200, expect.stringMatching(/^\{"code":200,[^]*[^}]$/)],
    ['load=not-json', '/api/banner/list', 200, 'Service is warming up'],
    ['load=html', '/api/banner/list', 200, expect.stringContaining('<html>')],
    ['load=empty', '/api/banner/list', 200, ''],
    [
      'load=wrong-shape',
      '/api/banner/list',
      200,
      expect.objectContaining({ data: { items: expect.any(Array) } }),
    ],
    ['load=wrong-shape', '/api/about', 200, expect.objectContaining({ data: [expect.any(Object)] })],
    ['content=empty', '/api/banner/list', 200, expect.objectContaining({ data: [] })],
    [
      'content@banner=empty',
      '/api/partner/list',
      200,
      expect.objectContaining({ data: expect.arrayContaining([expect.any(Object)]) }),
    ],
    ['shape=other-envelope', '/api/data-annotation', 200, expect.not.objectContaining({ code: 200 })],
  ])('%s: GET %s', async (text, path, status, body) => {
    const response = await host.asked(`${path}?mock=${text}`)
    const said = await response.text()
    expect(response.status).toBe(status)
    expect(tried(said)).toEqual(body)
  })

  test('P-462 a cut connection is one for the calls that are meant', async () => {
    await expect(host.asked('/api/banner/list?mock=*=cut')).rejects.toThrow(TypeError)
    await choose('cut', 'write|upload=cut')
    expect(await statusOf('/api/banner/list', 'cut')).toBe(200)
    await expect(host.asked('/api/contact/add', 'cut', posting)).rejects.toThrow(TypeError)
    const uploading = { method: 'POST', body: 'x' }
    await expect(host.asked('/api/upload', 'cut', uploading)).rejects.toThrow(TypeError)
  })

  test('the second and third time, then well again; each tester counts alone, and again when it is said again', async () => {
    const times = async (tester: string, count: number) => {
      const statuses: number[] = []
      for (let time = 0; time < count; time += 1) statuses.push(await statusOf('/api/banner/list', tester))
      return statuses
    }
    await choose('counting', 'load=500,from:2,times:2')
    await choose('other', 'load=500,from:2,times:2')
    expect(await times('counting', 2)).toEqual([200, 500])
    expect(await times('other', 5)).toEqual([200, 500, 500, 200, 200])
    expect(await statusOf('/api/partner/list', 'counting')).toBe(200)
    expect(await times('counting', 2)).toEqual([500, 200])
    await choose('counting', 'load=500,from:2,times:2')
    expect(await times('counting', 2)).toEqual([200, 500])
  })

  test('an answer tells which rules made it what it is', async () => {
    const said = async (text: string, path = '/api/banner/list') =>
      (await host.asked(`${path}?mock=${text}`)).headers.get('x-mock')
    expect(await said('load=500;GET/api/banner/*=503')).toBe('GET/api/banner/*=503')
    expect(await said('*=delay:5ms;load=404')).toBe('*=delay:5ms;load=404')
    expect(decodeURIComponent((await said('load=400(坏了)'))!)).toBe('load=400(坏了)')
    expect(await said('load@news=500')).toBeNull()
    expect(await said('normal')).toBeNull()
  })

  test('readiness follows the rules', async () => {
    expect([await statusOf('/readyz?mock=ready=no', ''), await statusOf('/readyz', '')]).toEqual([503, 200])
  })

  test('the first content comes back by /mock/reset, in other content too', async () => {
    const { username, password } = demoAdministrator
    const count = async (scenario: string) => {
      await choose('resetting', scenario)
      const body = JSON.stringify({ username, password })
      const signedIn = await host.asked('/api/admin/login', 'resetting', { ...posting, body })
      const { token } = (await signedIn.json()).data
      const headers = { authorization: `Bearer ${token}` }
      return (await (await host.asked('/api/contact/admin/list', 'resetting', { headers })).json()).total
    }
    for (const scenario of ['many', 'normal']) {
      await choose('resetting', scenario)
      await host.asked('/api/contact/add', 'resetting', posting)
    }
    expect([await count('normal'), await count('many')]).toEqual([49, 61])
    expect(await statusOf('/mock/reset', 'resetting', { method: 'POST' })).toBe(200)
    expect([await count('normal'), await count('many')]).toEqual([48, 60])
  })

  test('P-488, A-632 scripts of lazily loaded parts are left out or never answered; the page’s own come', async () => {
    const panel = '/assets/banner.panel-B1a2c3.js'
    await choose('missing', 'lazy-part-missing')
    await choose('never', 'late-parts=never')
    expect(await statusOf(panel, 'missing')).toBe(404)
    expect(await statusOf('/assets/message-form-live-x_Y9.js', 'missing')).toBe(404)
    const impatient = { signal: AbortSignal.timeout(400) }
    await expect(host.asked(panel, 'never', impatient)).rejects.toThrow(/timeout/i)
    for (const tester of ['missing', 'never'])
      expect(await statusOf('/assets/entry.client-A1.js', tester)).toBe(200)
    expect(await statusOf(panel, '')).toBe(200)
  })
})

/** JSON where it is. */
function tried(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
