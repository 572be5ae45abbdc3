import { describe, expect, test } from 'vitest'
import { withMockedSite } from '#tests/setup/mocked-site.ts'

const { ask, set } = withMockedSite()

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
    set(`*=${status}`)
    const refused = await ask(line)
    expect(refused.status).toBe(status)
    const said = (line.endsWith('/login') && atLogin[status]) || sentence
    if (line.includes('enterprise-honors/save') && status !== 401)
      expect([refused.type, refused.text]).toEqual(['text/plain; charset=utf-8', said])
    else expect(refused.body).toMatchObject({ code: status, message: said, data: null })
    if (line.includes('autonomous-driving')) expect(refused.body.msg).toBe(said)
  })
})

describe.each(lines)('%s', (line) => {
  const saysPlainly = line.includes('enterprise-honors/save')

  test('refuses with the sentence that is asked for', async () => {
    set('*=400(第一句)')
    expect((await ask(line)).text).toContain('第一句')
  })

  test('refuses with no sentence', async () => {
    set('*=500()')
    const silent = await ask(line)
    expect(saysPlainly ? silent.text : silent.body.message).toBe('')
  })

  test('tells of a failure with 200', async () => {
    set('*=500(旧服务器),as:200')
    const old = await ask(line)
    expect([old.status, saysPlainly ? old.text : old.body.code]).toEqual([
      200,
      saysPlainly ? '旧服务器' : 500,
    ])
  })

  test('is cut', async () => {
    set('*=cut')
    await expect(ask(line)).rejects.toThrow(TypeError)
  })

  test.each([502, 504])('is answered %i by a proxy', async (status) => {
    set(`*=${status}`)
    const page = await ask(line)
    expect([page.status, page.type]).toEqual([status, 'text/html'])
    expect(page.text).toMatch(new RegExp(`^<html>.*<h1>${status} `))
  })

  test('is answered by a page', async () => {
    set('*=html')
    expect(await ask(line)).toMatchObject({ status: 200, type: 'text/html' })
  })

  test('is answered by nothing', async () => {
    set('*=empty')
    expect(await ask(line)).toMatchObject({ status: 200, text: '' })
  })

  test('is answered by no JSON', async () => {
    set('*=not-json')
    const words = await ask(line)
    expect([words.status, words.type, words.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      undefined,
    ])
  })
})

test.each(['GET /api/banner/list', 'GET /api/about', 'GET /api/contact/admin/list'])(
  '%s breaks off in its middle',
  async (line) => {
    const whole = (await ask(line)).text
    set('*=half')
    const { status, text } = await ask(line)
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(10)
    expect([whole.startsWith(text), whole.length - text.length]).toEqual([true, Math.ceil(whole.length / 2)])
  },
)

test('of a wrong shape: a list is a record, a record a list, a sentence an object', async () => {
  set('*=wrong-shape')
  expect((await ask('GET /api/banner/list')).body.data).toEqual({ items: expect.any(Array) })
  expect((await ask('GET /api/about')).body.data).toEqual([expect.any(Object)])
  expect((await ask('GET /api/enterprise-honors/active')).body).toEqual({ items: expect.any(Array) })
  expect((await ask('POST /api/banner/delete/1')).body).toMatchObject({ code: 200, data: { value: null } })
})

test('of a wrong shape: a refusal of the API itself stays one', async () => {
  set('*=wrong-shape')
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
      set(`load=${text}`)
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
