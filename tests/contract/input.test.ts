import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

const goodMessage = {
  name: '陈先生',
  email: 'chen@example.com',
  phone: '13812345678',
  subject: '咨询',
  message: '请联系我',
}
const goodBanner = { title: '欢迎', imageUrl: '/upload/a.webp' }

describe.each(backends)('input on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, { contactPerMinute: 1000 })
  })
  afterAll(() => api.close())

  async function expectRefused(line: string, body: object, field: string, message: string) {
    const send = line.includes('/contact/') ? api.visitor : api.admin
    const answered = await send(line, { body })
    expect(answered.status).toBe(400)
    expect(answered.body).toMatchObject({ code: 400, message })
    expect(answered.body.data.errors[0]).toEqual({ field, message })
  }

  test.each([
    ['name', { name: '' }, '请输入姓名'],
    ['name', { name: '   ' }, '请输入姓名'],
    ['name', { name: null }, '请输入姓名'],
    ['name', { name: undefined }, '请输入姓名'],
    ['email', { email: '' }, '请输入邮箱'],
    ['email', { email: 'chen.example.com' }, '请输入正确的邮箱格式'],
    ['email', { email: 'chen@example' }, '请输入正确的邮箱格式'],
    ['phone', { phone: '' }, '请输入电话'],
    ['phone', { phone: '12812345678' }, '请输入正确的手机号码'],
    ['phone', { phone: '1381234567' }, '请输入正确的手机号码'],
    ['phone', { phone: 13812345678 }, '电话格式不正确'],
    ['subject', { subject: '' }, '请输入主题'],
    ['message', { message: ' \n ' }, '请输入消息内容'],
    ['message', { message: 'a\u0000b' }, '消息包含无效字符'],
    ['message', { message: 'a\ud800b' }, '消息包含无效字符'],
    ['message', { message: { toString: 'x' } }, '消息格式不正确'],
    ['message', { message: ['x'] }, '消息格式不正确'],
  ])('P-383…P-389, P-422 a message with a wrong %s %j is refused: %s', async (field, wrong, message) => {
    await expectRefused('POST /api/contact/add', { ...goodMessage, ...wrong }, field, message)
  })

  test.each([
    ['name', 101, '姓名不能超过 100 个字符'],
    ['subject', 201, '主题不能超过 200 个字符'],
    ['message', 2001, '消息不能超过 2000 个字符'],
  ])(
    'P-383…P-389, P-422 a message whose %s has %i characters is refused: %s',
    async (field, length, message) => {
      await expectRefused(
        'POST /api/contact/add',
        { ...goodMessage, [field]: '字'.repeat(length) },
        field,
        message,
      )
    },
  )

  test('P-423 all wrong fields are named at once, and nothing is stored', async () => {
    const before = await api.rows('contact-message')
    const answered = await api.visitor('POST /api/contact/add', { body: {} })
    const fields = answered.body.data.errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['name', 'email', 'phone', 'subject', 'message'])
    expect(await api.rows('contact-message')).toEqual(before)
  })

  test('P-423 characters beyond the basic plane count once', async () => {
    const answered = await api.visitor('POST /api/contact/add', {
      body: { ...goodMessage, name: '𠮷'.repeat(100) },
    })
    expect(answered.status).toBe(200)
  })

  test.each([
    ['title', { title: '' }, '请输入标题'],
    ['title', { title: 5 }, '标题格式不正确'],
    ['imageUrl', { imageUrl: '' }, '请上传轮播图片'],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }, '轮播图片的地址不正确'],
    ['imageUrl', { imageUrl: '//evil.example/a.png' }, '轮播图片的地址不正确'],
    ['imageUrl', { imageUrl: '/upload/../../etc/passwd' }, '轮播图片的地址不正确'],
    ['imageUrl', { imageUrl: '/upload/..%2f..%2fetc/passwd' }, '轮播图片的地址不正确'],
    ['linkUrl', { linkUrl: '/..%2fadmin' }, '链接地址必须以 http://、https:// 或 / 开头'],
    ['imageUrl', { imageUrl: 'data:image/png;base64,AAAA' }, '轮播图片的地址不正确'],
    ['linkUrl', { linkUrl: 'javascript:alert(1)' }, '链接地址必须以 http://、https:// 或 / 开头'],
    ['linkUrl', { linkUrl: 'java\tscript:alert(1)' }, '链接地址必须以 http://、https:// 或 / 开头'],
    ['linkUrl', { linkUrl: '//evil.example' }, '链接地址必须以 http://、https:// 或 / 开头'],
    ['linkUrl', { linkUrl: '/\\evil.example' }, '链接地址必须以 http://、https:// 或 / 开头'],
    ['sortOrder', { sortOrder: -1 }, '排序不能小于 0'],
    ['sortOrder', { sortOrder: 1.5 }, '排序必须是整数'],
    ['sortOrder', { sortOrder: '0x10' }, '排序必须是数字'],
    ['sortOrder', { sortOrder: '1e3' }, '排序必须是数字'],
    ['sortOrder', { sortOrder: [5] }, '排序必须是数字'],
    ['sortOrder', { sortOrder: true }, '排序必须是数字'],
    ['status', { status: 2 }, '状态只能是 0 或 1'],
    ['status', { status: true }, '状态只能是 0 或 1'],
    ['status', { status: [1] }, '状态只能是 0 或 1'],
  ])('A-361, A-362, A-389 a banner with a wrong %s %j is refused: %s', async (field, wrong, message) => {
    await expectRefused('POST /api/banner/add', { ...goodBanner, ...wrong }, field, message)
  })

  test('A-361 a banner whose title has 256 characters is refused', async () => {
    const body = { ...goodBanner, title: 'x'.repeat(256) }
    await expectRefused('POST /api/banner/add', body, 'title', '标题不能超过 255 个字符')
  })

  test('A-390 a partner sorts up to 999', async () => {
    await expectRefused(
      'POST /api/partner/add',
      { name: '甲', sortOrder: 1000 },
      'sortOrder',
      '排序不能大于 999',
    )
    const answered = await api.admin('POST /api/partner/add', { body: { name: '甲', sortOrder: '999' } })
    expect(answered.body.data.sortOrder).toBe(999)
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'A-432 a body key %s at any depth is an unknown key like others',
    async (key) => {
      const rawBody = `{"title":"欢迎","imageUrl":"a.png","${key}":{"status":0,"${key}":[{"x":1}]}}`
      const headers = { 'content-type': 'application/json' }
      const answered = await api.admin('POST /api/banner/add', { rawBody, headers })
      expect([answered.status, answered.body.data?.status]).toEqual([200, 1])
      expect(Object.prototype).not.toHaveProperty('status')
    },
  )

  test.each([
    ['not JSON', 'title=x'],
    ['cut JSON', '{"title":'],
    ['a list', '[{"title":"x"}]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['nothing', ''],
    ['deep nesting', '['.repeat(100_000)],
  ])('A-432 a body that is %s is 400', async (_what, rawBody) => {
    const headers = { 'content-type': 'application/json' }
    const answered = await api.admin('POST /api/banner/add', { rawBody, headers })
    expect([answered.status, answered.body.message]).toEqual([400, '请求内容不是有效的JSON'])
  })

  test('A-432 a body that is no UTF-8 is 400', async () => {
    const rawBody = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])
    const headers = { 'content-type': 'application/json' }
    expect((await api.admin('POST /api/banner/add', { rawBody, headers })).status).toBe(400)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('A-432 a write sent as %s is 415, so that no form of another site can write', async (contentType) => {
    const sent = { rawBody: JSON.stringify(goodBanner), headers: { 'content-type': contentType } }
    expect((await api.admin('POST /api/banner/add', sent)).status).toBe(415)
  })

  test('A-432 a body over 1 MB is 413, whether it names its length or not', async () => {
    const rawBody = JSON.stringify({ ...goodBanner, subtitle: 'x'.repeat(10 * 1024 * 1024) })
    const headers = { 'content-type': 'application/json' }
    expect((await api.admin('POST /api/banner/add', { rawBody, headers })).status).toBe(413)
    const named = { ...headers, 'content-length': String(rawBody.length) }
    expect((await api.admin('POST /api/banner/add', { rawBody: '{}', headers: named })).status).toBe(413)
  })

  const postAs = async (contentType: string) => {
    const sent = { rawBody: JSON.stringify(goodBanner), headers: { 'content-type': contentType } }
    return (await api.admin('POST /api/banner/add', sent)).status
  }

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'Application/JSON ; Charset = Utf-8 ; version=1',
    'application/json; note="; charset=gbk"',
  ])('X-84 a body sent as %s is read', async (contentType) => {
    expect(await postAs(contentType)).toBe(200)
  })

  test.each([
    'application/json; charset=gbk',
    'application/json; charset=utf-16',
    'application/json; charset=utf8',
    'application/json; charset="gb18030"',
    'application/json; charset=',
    'application/json; charset=utf-8; charset=gbk',
    'application/json; version=1; CHARSET=iso-8859-1',
  ])('X-84 a body sent as %s is 415', async (contentType) => {
    expect(await postAs(contentType)).toBe(415)
  })
})
