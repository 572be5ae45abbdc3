import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { versionOf } from '#contract/engine/version.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'

const site = 'http://mocked.example'
const backend = createMemoryBackend()
let situation = 'normal'
const server = createMockServer({ backend, situation: () => situation })
let token = ''

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(async () => {
  backend.reset()
  situation = 'normal'
  const { username, password } = demoAdministrator
  token = (await ask('POST /api/admin/login', { username, password })).body.data.token
})
afterAll(() => server.close())

async function ask(line: string, sent?: unknown) {
  const [method = '', path = ''] = line.split(' ')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(sent ?? {})
  const response = await fetch(site + path, { method, headers, body })
  const text = await response.text()
  return { status: response.status, type: response.headers.get('content-type'), text, body: parsed(text) }
}

// oxlint-disable-next-line typescript/no-explicit-any -- whatever was answered
function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls of each kind of reply: envelope, paged, bare, sentence, `msg`, truthy `data`. */
const lines = [
  'GET /api/banner/list',
  'GET /api/contact/admin/list',
  'GET /api/enterprise-honors/active',
  'POST /api/enterprise-honors/save',
  'POST /api/autonomous-driving/intro/save',
  'POST /api/tech-service-social-service/save',
  'DELETE /api/partner/1',
  'POST /api/admin/login',
]

const statuses: [status: number, sentence: string][] = [
  [400, '请检查表单填写是否正确'],
  [401, '登录已过期，请重新登录'],
  [403, '没有权限进行此操作'],
  [404, '记录不存在'],
  [408, '请求超时，请重试'],
  [410, '该内容已撤下'],
  [413, '请求内容过大'],
  [415, '请求内容类型不正确'],
  [429, '提交过于频繁，请稍后再试'],
  [500, '操作失败，请稍后重试'],
  [503, '系统繁忙或数据库暂时无法连接，请稍后重试'],
]

/** Signing in has words of its own. */
const atLogin: Record<number, string> = {
  400: '登录失败，请检查用户名和密码',
  429: '登录失败次数过多，请 15 分钟后再试',
}

describe.each(statuses)('*=%s', (status, sentence) => {
  test.each(lines)('%s refuses in its own shape', async (line) => {
    situation = `*=${status}`
    const refused = await ask(line)
    expect(refused.status).toBe(status)
    const said = (line.endsWith('/login') && atLogin[status]) || sentence
    if (line.includes('enterprise-honors/save') && status !== 401)
      expect([refused.type, refused.text]).toEqual(['text/plain; charset=utf-8', said])
    else expect(refused.body).toMatchObject({ code: status, message: said, data: null })
    if (line.includes('autonomous-driving')) expect(refused.body.msg).toBe(said)
  })
})

test.each(lines)('%s takes a sentence, none, and a failure with 200', async (line) => {
  const saysPlainly = line.includes('enterprise-honors/save')
  situation = '*=400(第一句)'
  expect((await ask(line)).text).toContain('第一句')
  situation = '*=500()'
  const silent = await ask(line)
  expect(saysPlainly ? silent.text : silent.body.message).toBe('')
  situation = '*=500(旧服务器),as:200'
  const old = await ask(line)
  expect([old.status, saysPlainly ? old.text : old.body.code]).toEqual([200, saysPlainly ? '旧服务器' : 500])
})

test.each(lines)('%s is cut, or answered by a proxy, by nothing or by no JSON', async (line) => {
  situation = '*=cut'
  await expect(ask(line)).rejects.toThrow(TypeError)
  for (const status of [502, 504]) {
    situation = `*=${status}`
    const page = await ask(line)
    expect([page.status, page.type]).toEqual([status, 'text/html'])
    expect(page.text).toMatch(new RegExp(`^<html>.*<h1>${status} `))
  }
  situation = '*=html'
  expect(await ask(line)).toMatchObject({ status: 200, type: 'text/html' })
  situation = '*=empty'
  expect(await ask(line)).toMatchObject({ status: 200, text: '' })
  situation = '*=not-json'
  const words = await ask(line)
  expect([words.status, words.type, words.body]).toEqual([200, 'application/json; charset=utf-8', undefined])
})

test.each(['GET /api/banner/list', 'GET /api/about', 'GET /api/contact/admin/list'])(
  '%s breaks off in its middle',
  async (line) => {
    const whole = (await ask(line)).text
    situation = '*=half'
    const { status, text } = await ask(line)
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(10)
    expect([whole.startsWith(text), whole.length - text.length]).toEqual([true, Math.ceil(whole.length / 2)])
  },
)

test('of a wrong shape: a list is a record, a record a list, a sentence an object', async () => {
  situation = '*=wrong-shape'
  expect((await ask('GET /api/banner/list')).body.data).toEqual({ items: expect.any(Array) })
  expect((await ask('GET /api/about')).body.data).toEqual([expect.any(Object)])
  expect((await ask('GET /api/enterprise-honors/active')).body).toEqual({ items: expect.any(Array) })
  expect((await ask('POST /api/banner/delete/1')).body).toMatchObject({ code: 200, data: { value: null } })
  // A refusal of the API itself stays one.
  expect((await ask('POST /api/banner/add', {})).status).toBe(400)
})

test.each(['GET /api/banner/list', 'GET /api/news/published', 'GET /api/enterprise-honors/active'])(
  '%s has one broken record in a good list',
  async (line) => {
    const listed = async () => {
      const { body } = await ask(line)
      return (Array.isArray(body) ? body : body.data) as Record<string, unknown>[]
    }
    const good = await listed()
    for (const [text, index] of [
      ['broken', 1],
      ['broken:3', 2],
      ['broken:999', good.length - 1],
    ] as const) {
      // oxfmt-ignore
      situation = `load=${text}`
      const list = await listed()
      expect(list.length).toBe(good.length)
      list.forEach((record, at) => {
        if (at !== index) return expect(record).toEqual(good[at])
        const { id, ...values } = record
        expect(id).toBe(good[at]!.id)
        for (const [name, value] of Object.entries(values))
          expect(value, name).toBe(typeof good[at]![name] === 'number' ? '坏' : null)
      })
    }
  },
)

test('409 answers with the record as it is, and writes nothing', async () => {
  const partners = (await ask('GET /api/partner/admin/list')).body.data
  const [first] = partners
  situation = 'write=409'
  const stale = await ask('POST /api/partner/update', { ...first, name: '另一个名称' })
  expect([stale.status, stale.body.data]).toEqual([409, first])
  expect((await ask(`DELETE /api/partner/${first.id}`)).body.data).toEqual(first)
  // What knows no versions is refused as well, and undone.
  const added = await ask('POST /api/contact/add', { name: '示例甲一', email: 'a@example.com', phone: '15400000001', subject: '咨询', message: '请联系我' }) // oxfmt-ignore
  expect([added.status, added.body]).toEqual([
    409,
    { code: 409, message: '该记录已被他人修改，请刷新后重试', data: null },
  ])
  situation = '*=409'
  expect((await ask('GET /api/partner/admin/list')).status).toBe(409)
  situation = 'normal'
  expect((await ask('GET /api/partner/admin/list')).body.data).toEqual(partners)
  expect(await backend.stores.of('contact-message').count()).toBe(48)
})

test('from the n-th time, so many times, then well again; each call counts by itself', async () => {
  situation = 'load=500,from:2,times:2;GET/api/partner/*=cut,times:1'
  const seen: number[] = []
  for (let time = 0; time < 5; time += 1) seen.push((await ask('GET /api/banner/list')).status)
  expect(seen).toEqual([200, 500, 500, 200, 200])
  await expect(ask('GET /api/partner/list')).rejects.toThrow(TypeError)
  expect((await ask('GET /api/partner/list')).status).toBe(500)
})

test('counting begins anew with a reset backend and with another text', async () => {
  situation = 'load=500,times:1'
  const status = async () => (await ask('GET /api/banner/list')).status
  expect([await status(), await status()]).toEqual([500, 200])
  backend.reset()
  expect([await status(), await status()]).toEqual([500, 200])
  situation = 'load=404,times:1'
  expect([await status(), await status()]).toEqual([404, 200])
})

test('a failure, then a conflict, then well: what was typed is saved at the third try', async () => {
  const [first] = (await ask('GET /api/partner/admin/list')).body.data
  situation = 'save@partner=500,times:1;save@partner=409,from:2,times:1'
  const save = () => ask('POST /api/partner/update', { ...first, name: '新的名称' })
  expect([(await save()).status, (await save()).status, (await save()).status]).toEqual([500, 409, 200])
  expect((await ask('GET /api/partner/admin/list')).body.data[0].name).toBe('新的名称')
})

test('rules combine: the last that answers wins, delays add up, content and shape stand below', async () => {
  situation =
    'content@banner=fifty;shape=other-envelope;load=500;load@banner=ok,delay:30ms;GET/api/banner/*=delay:30ms'
  const began = performance.now()
  expect((await ask('GET /api/banner/list')).body.data).toHaveLength(50)
  expect(performance.now() - began).toBeGreaterThan(55)
  expect((await ask('GET /api/partner/list')).status).toBe(500)
  situation = 'shape=other-envelope;load@data-annotation=broken'
  expect((await ask('GET /api/data-annotation')).body).not.toHaveProperty('code')
})

test('a path means the calls of its pattern only, with or without the method', async () => {
  situation = 'GET/api/partner/*=503;/api/banner/delete/2=409'
  expect((await ask('GET /api/partner/list')).status).toBe(503)
  expect((await ask('DELETE /api/partner/1')).status).toBe(200)
  expect((await ask('POST /api/banner/delete/2')).status).toBe(409)
  expect((await ask('POST /api/banner/delete/1')).status).toBe(200)
  situation = 'GET/api/page-config/{page}=500'
  expect((await ask('GET /api/page-config/about')).status).toBe(500)
  expect((await ask('GET /api/about')).status).toBe(200)
})

test('a text that is no situation is 400 at every call, with the nearest', async () => {
  situation = 'sav=500'
  const { status, body } = await ask('GET /api/banner/list')
  expect([status, body.message]).toEqual([
    400,
    expect.stringMatching(/^没有名为“sav”的接口范围。最接近的：save=500、/),
  ])
})

describe('a refusal that is asked for is the one that the API gives by itself', () => {
  const IDS = [1, 2]

  /** The same call, refused by the API and by the situation. */
  async function both(line: string, text: string, natural: unknown, staged: unknown = natural) {
    situation = 'normal'
    const own = await ask(line, natural)
    situation = text
    return { own, asked: await ask(line, staged) }
  }

  test.each(['POST /api/partner/batch', 'POST /api/partner/order'])(
    'X-79, X-82 %s names the record that was changed, and that which is gone',
    async (line) => {
      const before = (await ask('GET /api/partner/admin/list')).text
      const versions = (await ask('GET /api/partner/admin/list')).body.data
        .filter(({ id }: { id: number }) => IDS.includes(id))
        .map(versionOf)
      const body = { act: 'disable', ids: IDS, versions }
      const stale = await both(line, 'write=409', { ...body, versions: ['of yesterday', versions[1]] }, body)
      expect(stale.own.status).toBe(409)
      expect(stale.own.body.data.errors).toEqual([
        { field: 'ids.1', message: '该记录已被他人修改，请刷新后重试' },
      ])
      expect(stale.asked).toEqual(stale.own)
      // Without versions nothing is compared; each may have been changed.
      situation = 'write=409'
      const unseen = await ask(line, { act: 'disable', ids: IDS })
      expect(unseen.body.data.errors.map(({ field }: { field: string }) => field)).toEqual(['ids.1', 'ids.2'])
      const gone = await both(line, 'write=404', { act: 'disable', ids: [999] })
      expect(gone.own.body).toMatchObject({ code: 404, data: { errors: [{ field: 'ids.999' }] } })
      expect(gone.asked).toEqual(gone.own)
      situation = 'normal'
      expect((await ask('GET /api/partner/admin/list')).text).toBe(before)
    },
  )

  test('X-40 of signing in', async () => {
    const { own, asked } = await both('POST /api/admin/login', 'login=400', {
      username: 'admin',
      password: 'wrong',
    })
    expect(own.status).toBe(400)
    expect(asked).toEqual(own)
  })

  test('A-434 of an account that is locked, with the time that its sentence names', async () => {
    const refused = async () => {
      const body = JSON.stringify({ username: 'admin', password: 'wrong' })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${site}/api/admin/login`, { method: 'POST', headers, body })
      return [response.status, await response.json(), response.headers.get('retry-after')]
    }
    for (let failure = 0; failure < 5; failure += 1) await refused()
    const own = await refused()
    expect(own).toEqual([
      429,
      { code: 429, message: '登录失败次数过多，请 15 分钟后再试', data: null },
      '900',
    ])
    situation = 'login=429'
    expect(await refused()).toEqual(own)
    situation = 'login=429,retry:60'
    expect((await refused())[1].message).toBe('登录失败次数过多，请 1 分钟后再试')
  })

  test('A-434 of an account whose password is changed while it is locked', async () => {
    situation = 'POST/api/admin/password=429'
    const { status, body } = await ask('POST /api/admin/password')
    expect([status, body.message]).toEqual([429, '登录失败次数过多，请 15 分钟后再试'])
  })

  test('a database that is away asks to wait as the host does', async () => {
    situation = '*=503'
    const { headers } = await fetch(`${site}/api/banner/list`)
    expect(headers.get('retry-after')).toBe('5')
  })

  test.each([
    ['\x89PNG\r\n\x1a\n', 'application/octet-stream', '图片大小不能超过5MB!'],
    ['\0\0\0\x18ftypisom', 'application/octet-stream', '视频大小不能超过500MB!'],
    ['ID3\x04', 'application/octet-stream', '音频大小不能超过10MB!'],
    // What the bytes do not tell is told by who sends it.
    ['nothing known', 'video/x-own', '视频大小不能超过500MB!'],
    ['nothing known', '', '图片大小不能超过5MB!'],
  ])('X-39 a file of %j (%s) is too large by the sentence of its kind', async (start, type, sentence) => {
    situation = 'upload=413'
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(start, (sign) => sign.charCodeAt(0))], 'x', { type }))
    const headers = { authorization: `Bearer ${token}` }
    const refused = await fetch(`${site}/api/upload`, { method: 'POST', headers, body: form })
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { code: 413, message: sentence, data: null },
    ])
  })
})
