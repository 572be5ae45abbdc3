import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import { serveMockHost } from './mock-host-fixture.ts'

let host: Awaited<ReturnType<typeof serveMockHost>>
beforeAll(async () => {
  host = await serveMockHost()
})
afterAll(() => host.close())

const sending = (sent: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof sent === 'string' ? sent : JSON.stringify(sent),
})
const message = { name: '示例甲一', email: 'a@example.com', phone: '15400000001', subject: '咨询', message: '请联系我' } // oxfmt-ignore

/** A call of mock mode or of the product, with what it answered. */
async function ask(tester: string, path: string, init?: RequestInit) {
  const response = await host.asked(path, tester, init)
  const body = await response.json()
  return { status: response.status, body, data: body.data }
}

async function signedIn(tester: string) {
  const { username, password } = demoAdministrator
  const { data } = await ask(tester, '/api/admin/login', sending({ username, password }))
  return { headers: { authorization: `Bearer ${data.token}` } }
}

test('the scenarios are listed with what they are composed of', async () => {
  const { data } = await ask('', '/mock/scenarios')
  expect(data.map(({ name }: { name: string }) => name)).toEqual(scenarioNames)
  expect(data).toContainEqual({ name: 'slow', group: '常用', label: '响应缓慢', composition: '*=delay:3s' })
})

test('a situation is set for one tester, without a page, and begins to count', async () => {
  const set = await ask('a', '/mock/situation', sending({ situation: 'load@banner=500,times:1' }))
  expect([set.status, set.data]).toEqual([200, { situation: 'load@banner=500,times:1' }])
  expect((await ask('b', '/api/banner/list')).status).toBe(200)
  expect((await ask('a', '/api/banner/list')).status).toBe(500)
  expect((await ask('a', '/api/banner/list')).status).toBe(200)
  expect((await ask('a', '/mock/situation')).data).toEqual({ situation: 'load@banner=500,times:1' })
  expect((await ask('b', '/mock/situation')).data).toEqual({ situation: 'normal' })
})

test.each([
  [sending({ situation: 'sav=500' }), '没有名为“sav”的接口范围。最接近的：save=500、'],
  [sending({ situation: 3 }), '要给出情境，如'],
  [sending({ situaton: 'slow' }), '没有“situaton”这一项'],
  [sending('{'), '请求内容不是有效的JSON'],
  [sending('[]'), '请求内容要是一个 JSON 对象'],
  [{ method: 'POST' }, '要给出情境，如'],
])('a wrong situation %# is 400 with a sentence and changes nothing', async (init, sentence) => {
  await ask('kept', '/mock/situation', sending({ situation: 'load=404' }))
  const refused = await ask('kept', '/mock/situation', init)
  expect([refused.status, refused.body.code]).toEqual([400, 400])
  expect(refused.body.message).toContain(sentence)
  expect((await ask('kept', '/mock/situation')).data.situation).toBe('load=404')
})

test('what was sent and answered can be read, by each tester their own, until it is forgotten', async () => {
  await ask('log', '/mock/situation', sending({ situation: 'POST/api/contact/add=400(在审核)' }))
  await ask('log', '/api/contact/add', sending(message))
  await ask('log', '/api/nothing?x=1')
  await ask('another', '/api/banner/list')
  const { data } = await ask('log', '/mock/calls')
  expect(data).toHaveLength(2)
  expect(data[0]).toMatchObject({
    line: 'POST /api/contact/add',
    method: 'POST',
    address: '/api/contact/add',
    by: 'http',
    sent: JSON.stringify(message),
    status: 400,
    answered: JSON.stringify({ code: 400, message: '在审核', data: null }),
    applied: 'POST/api/contact/add=400(在审核)',
    headers: { 'content-type': 'application/json' },
  })
  expect(data[1]).toMatchObject({ line: 'GET /api/nothing', address: '/api/nothing?x=1', status: 404 })
  expect(data[1]).not.toHaveProperty('applied')
  await host.asked('/mock/calls', 'log', { method: 'DELETE' })
  expect((await ask('log', '/mock/calls')).data).toEqual([])
  expect((await ask('another', '/mock/calls')).data).toHaveLength(1)
})

test('no password and no token can be read among the calls', async () => {
  const { headers } = await signedIn('secrets')
  await ask('secrets', '/api/admin/session', { headers })
  const { data } = await ask('secrets', '/mock/calls')
  expect(data).toHaveLength(2)
  const told = JSON.stringify(data)
  for (const secret of [demoAdministrator.password, headers.authorization.slice('Bearer '.length)])
    expect(told).not.toContain(secret)
})

test('a cut call and an upload are in the list too', async () => {
  await ask('cut', '/mock/situation', sending({ situation: 'load@banner=cut' }))
  await expect(host.asked('/api/banner/list', 'cut')).rejects.toThrow(TypeError)
  const form = new FormData()
  form.set('file', new File(['x'], 'a.png'))
  await host.asked('/api/upload', 'cut', { method: 'POST', body: form })
  const { data } = await ask('cut', '/mock/calls')
  expect(data.map(({ status }: { status: number }) => status)).toEqual([0, 401])
  expect(data[1].sent).toMatch(/^（multipart\/form-data/)
})

test('an own record set takes the place of some types, for one tester, until the reset', async () => {
  const banner = { title: '我的轮播', imageUrl: '/upload/a.webp', status: 1, sortOrder: 1 }
  const seeded = await ask('seed', '/mock/seed', sending({ banner: [{ id: 7, ...banner }], partner: [] }))
  expect([seeded.status, seeded.data]).toEqual([200, { banner: 1, partner: 0 }])
  const banners = async (tester: string) => (await ask(tester, '/api/banner/list')).data
  expect(await banners('seed')).toEqual([expect.objectContaining({ id: 7, title: '我的轮播' })])
  expect((await ask('seed', '/api/partner/list')).data).toEqual([])
  expect((await ask('seed', '/api/about')).data).not.toBeNull()
  expect((await banners('unseeded')).length).toBeGreaterThan(1)
  await ask('seed', '/mock/situation', sending({ situation: 'content@banner=long' }))
  expect((await banners('seed'))[0].title).toHaveLength(255)
  await ask('seed', '/mock/reset', { method: 'POST' })
  expect((await banners('seed')).length).toBeGreaterThan(1)
})

test.each([
  [{}, '要给出一个对象'],
  [[], '要给出一个对象'],
  [{ baner: [] }, '没有名为“baner”的内容类型。最接近的：banner'],
  [{ account: [] }, '没有名为“account”的内容类型'],
  [{ banner: {} }, '“banner”要是记录的列表'],
  [{ banner: [3] }, '“banner”第 1 条不是一个对象'],
  [{ banner: [{ imageUrl: '/upload/a.webp' }] }, '“banner”第 1 条的“title”：'],
  [
    { partner: [{ name: '甲', logoUrl: '/upload/a.webp', nmae: '乙' }] },
    '“partner”第 1 条没有字段“nmae”。最接近的：name',
  ],
  [{ partner: [{ id: 0, name: '甲', logoUrl: '/upload/a.webp' }] }, '“partner”第 1 条的 id 要是正整数'],
  [
    {
      partner: [
        { name: '甲', logoUrl: '/upload/a.webp' },
        { id: 1, name: '乙', logoUrl: '/upload/b.webp' },
      ],
    },
    '“partner”第 2 条的“id”与前面的重复',
  ],
  [{ partner: [{ name: '甲'.repeat(300), logoUrl: '/upload/a.webp' }] }, '“partner”第 1 条的“name”：'],
])('a wrong record set %# is 400 with a sentence, and nothing is replaced', async (sent, sentence) => {
  const before = (await ask('wrong', '/api/banner/list')).data
  const refused = await ask('wrong', '/mock/seed', sending(sent))
  expect(refused.status).toBe(400)
  expect(refused.body.message).toContain(sentence)
  expect((await ask('wrong', '/api/banner/list')).data).toEqual(before)
})

test('a tester’s clock is theirs: what was written has its time, and a session ends by it', async () => {
  const set = await ask('clock', '/mock/clock', sending({ now: '2027-01-01T09:00:00+08:00', stopped: true }))
  expect(set.data).toEqual({ now: '2027-01-01T01:00:00.000Z' })
  const session = await signedIn('clock')
  await ask('clock', '/api/contact/add', sending(message))
  const newest = (await ask('clock', '/api/contact/admin/list', session)).data[0]
  expect(newest.createTime).toMatch(/^2027-01-01/)
  const elsewhere = await ask('noclock', '/mock/clock')
  expect(Math.abs(Date.parse(elsewhere.data.now) - Date.now())).toBeLessThan(60_000)
  await ask('clock', '/mock/clock', sending({ now: '2027-01-05T09:00:00+08:00' }))
  expect((await ask('clock', '/api/contact/admin/list', session)).status).toBe(401)
  expect((await ask('clock', '/mock/clock', sending({ now: null }))).data.now.slice(0, 10)).toBe(
    new Date().toISOString().slice(0, 10),
  )
})

test.each([
  [{ now: '2027-01-01' }, '“now”要写成 2027-01-01T09:00:00+08:00'],
  [{ now: '2027-13-01T00:00:00Z' }, '“now”要写成'],
  [{}, '“now”要写成'],
  [{ now: null, stopped: true }, '“now”要写成'],
  [{ now: '2027-01-01T00:00:00Z', stopped: 'yes' }, '“stopped”要是 true 或 false'],
  [{ time: 1 }, '没有“time”这一项'],
])('a wrong time %# is 400 with a sentence', async (sent, sentence) => {
  const refused = await ask('wrong', '/mock/clock', sending(sent))
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(sentence)])
})

test('two testers write for themselves, and a reset takes one’s own back only', async () => {
  const count = async (tester: string) =>
    (await ask(tester, '/api/contact/admin/list', await signedIn(tester))).body.total
  await ask('t1', '/api/contact/add', sending(message))
  await ask('t2', '/api/contact/add', sending(message))
  await ask('t2', '/mock/situation', sending({ situation: 'load@banner=500' }))
  expect([await count('t1'), await count('t2'), await count('')]).toEqual([49, 49, 48])
  await ask('t1', '/mock/clock', sending({ now: '2027-01-01T09:00:00+08:00', stopped: true }))
  await ask('t1', '/mock/reset', { method: 'POST' })
  expect((await ask('t1', '/mock/calls')).data).toEqual([])
  expect((await ask('t1', '/mock/clock')).data.now).not.toMatch(/^2027-01-01T01:00:00/)
  expect([await count('t1'), await count('t2')]).toEqual([48, 49])
  expect((await ask('t2', '/api/banner/list')).status).toBe(500)
  expect((await ask('t1', '/mock/calls')).data.length).toBeGreaterThan(0)
})

test('an unknown address of mock mode is 404 and says which there are', async () => {
  const { status, body } = await ask('', '/mock/scenarois')
  expect([status, body.message]).toEqual([404, expect.stringContaining('/mock/scenarios、/mock/situation')])
})

describe('the page that needs no script', () => {
  const html = { headers: { accept: 'text/html,application/xhtml+xml' } }
  const page = async (path: string) => {
    const response = await host.asked(path, 'without-script', { ...html, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** The addresses behind the links, and what they are called. */
  const linksIn = (text: string) =>
    [...text.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', label = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      label,
    }))

  test('it has a link for every scenario, each of which begins it and shows the page again', async () => {
    const { status, headers, text } = await page('/mock')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).not.toMatch(/<script|style=|\son\w+=/)
    // Its one sheet is allowed by what it is, so that nothing that a text could bring in is.
    const sheet = createHash('sha256')
      .update(/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '')
      .digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${sheet}'`)
    const links = linksIn(text).filter(({ href }) => href.includes('scenario='))
    expect(links.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('scenario'))).toEqual(
      scenarioNames,
    )
    for (const { href } of links.slice(0, 12)) {
      const chosen = await page(href)
      const name = new URLSearchParams(href.split('?')[1]).get('scenario')
      expect(chosen.text).toContain(`<dt>现在的情境</dt><dd><code>${name}</code>（`)
      expect(chosen.text.match(/<a [^>]*aria-current/g)).toHaveLength(1)
    }
  })

  test('it names the account that signs in, and none where anyone who began mock mode has chosen one', async () => {
    const { username, password } = demoAdministrator
    const invented = `账号 <code>${username}</code>，密码 <code>${password}</code>`
    expect((await page('/mock')).text).toContain(invented)
    const adminPassword = 'chosen-Long-Passphrase-1'
    const own = await serveMockHost({ adminPassword })
    const text = await (await own.asked('/mock', '', html)).text()
    own.close()
    expect(text).toContain('ADMIN_PASSWORD')
    expect(text).not.toContain(password)
    expect(text).not.toContain(adminPassword)
  })

  test('its examples are situations, and a form takes any text', async () => {
    const examples = linksIn((await page('/mock')).text).filter(({ href }) => href.includes('mock='))
    expect(examples).toHaveLength(5)
    for (const { href, label } of examples)
      expect((await page(href)).text).toContain(`<code>${label}</code></dd>`)
    const sent = new URLSearchParams({ mock: 'save=500("<b>"),times:1' }).toString()
    const { text } = await page(`/mock?${sent}`)
    expect(text).toContain('<code>save=500(&quot;&lt;b>&quot;),times:1</code></dd>')
    expect(text).not.toContain('<b>')
    expect((await ask('without-script', '/mock/situation')).data.situation).toBe('save=500("<b>"),times:1')
  })

  test('a wrong text offers the nearest and the way back to the page', async () => {
    const { status, text } = await page('/mock?mock=sav%3D500')
    expect(status).toBe(400)
    const hrefs = linksIn(text).map(({ href }) => href)
    expect(hrefs).toContain('/mock')
    expect((await page(hrefs[0] ?? '')).status).toBe(200)
  })

  test('its button resets and leads back; a program is answered as before', async () => {
    await page('/mock?scenario=slow')
    const reset = await host.asked('/mock/reset', 'without-script', {
      method: 'POST',
      redirect: 'manual',
      headers: { ...html.headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reset.status, reset.headers.get('location')]).toEqual([303, '/mock'])
    expect((await page('/mock')).text).toContain('<code>normal</code>（')
    expect((await ask('without-script', '/mock')).status).toBe(404)
    expect((await ask('without-script', '/mock/reset', { method: 'POST' })).data).toEqual({
      situation: 'normal',
    })
  })
})
