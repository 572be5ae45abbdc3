import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBodies } from './specification.ts'

const line = 'GET /api/contact/admin/list'
const goodMessage = goodBodies['POST /api/contact/add'] as Record<string, string>

describe.each(backends)('messages on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open, { contactPerMinute: 3 })
  })
  afterEach(() => api.close())

  const putMessage = (subject: string, createTime: string, name = '陈先生') =>
    api.put('contact-message', { ...goodMessage, name, subject, createTime })
  const subjects = async (query = '') =>
    (await api.admin(`${line}${query}`)).body.data.map(({ subject }: { subject: string }) => subject)

  test('P-422, P-423 a visitor learns only that the message was taken; the server sets the time (X-83)', async () => {
    const body = { ...goodMessage, id: 50, createTime: '1999-01-01 00:00:00' }
    const answered = await api.visitor('POST /api/contact/add', { body })
    expect(answered.body).toEqual({ code: 200, message: '消息发送成功！我们会尽快回复您。', data: null })
    expect((await api.admin(line)).body).toMatchObject({
      total: 1,
      data: [{ id: 1, name: '陈先生', createTime: '2026-03-01 10:00:00' }],
    })
  })

  test('P-423 too many messages of one address in a minute are 429 with Retry-After; others may still write', async () => {
    for (let post = 0; post < 3; post++) await api.visitor('POST /api/contact/add', { body: goodMessage })
    api.pass(20_000)
    const refused = await api.visitor('POST /api/contact/add', { body: goodMessage })
    expect([refused.status, refused.body.message, refused.headers.get('retry-after')]).toEqual([
      429,
      '提交过于频繁，请稍后再试',
      '40',
    ])
    const other = await api.visitor('POST /api/contact/add', { body: goodMessage, address: '203.0.113.10' })
    expect(other.status).toBe(200)
    api.pass(41_000)
    expect((await api.visitor('POST /api/contact/add', { body: goodMessage })).status).toBe(200)
  })

  test('P-423 only accepted messages count', async () => {
    for (let post = 0; post < 5; post++)
      await api.visitor('POST /api/contact/add', { body: { ...goodMessage, phone: '' } })
    expect((await api.visitor('POST /api/contact/add', { body: goodMessage })).status).toBe(200)
  })

  test('A-441 newest first; without parameters the whole list with its total (X-33)', async () => {
    await putMessage('旧', '2026-01-01T00:00:00.000Z')
    await putMessage('新', '2026-02-01T00:00:00.000Z')
    const { data, total } = (await api.admin(line)).body
    expect([data.map(({ subject }: { subject: string }) => subject), total]).toEqual([['新', '旧'], 2])
  })

  test('A-441 pages of ten or of the size that was asked for (X-33)', async () => {
    for (let index = 1; index <= 25; index++) await putMessage(`第${index}`, '2026-01-01T00:00:00.000Z')
    expect(await subjects('?page=3')).toEqual(['第5', '第4', '第3', '第2', '第1'])
    expect(await subjects('?page=2&size=3')).toEqual(['第22', '第21', '第20'])
    expect((await api.admin(`${line}?page=9`)).body).toMatchObject({ data: [], total: 25 })
  })

  test('A-441 searches every text without minding case, and takes signs as they are', async () => {
    await putMessage('关于 BPO 的问题', '2026-01-01T00:00:00.000Z')
    await putMessage('折扣 100%', '2026-01-02T00:00:00.000Z', '张女士')
    expect(await subjects('?keyword=bpo')).toEqual(['关于 BPO 的问题'])
    expect(await subjects('?keyword=%25')).toEqual(['折扣 100%'])
    expect(await subjects('?keyword=%E5%BC%A0%E5%A5%B3')).toEqual(['折扣 100%'])
    expect((await api.admin(`${line}?keyword=%00bpo%00`)).body.total).toBe(1)
    expect((await api.admin(`${line}?keyword=_____`)).body).toMatchObject({ data: [], total: 0 })
  })

  test('A-441 sorts by a declared field, and by nothing else', async () => {
    await putMessage('b', '2026-01-02T00:00:00.000Z')
    await putMessage('a', '2026-01-03T00:00:00.000Z')
    expect(await subjects('?sort=subject&order=asc')).toEqual(['a', 'b'])
    expect(await subjects('?sort=createTime&order=asc')).toEqual(['b', 'a'])
    for (const query of ['?sort=password', '?sort=constructor', '?sort=id;drop', '?order=up&sort=id'])
      expect((await api.admin(`${line}${query}`)).status).toBe(400)
  })

  test('A-441 from and to are whole days in Asia/Shanghai (X-75)', async () => {
    await putMessage('前一天', '2026-01-01T15:59:59.999Z')
    await putMessage('当天首', '2026-01-01T16:00:00.000Z')
    await putMessage('当天末', '2026-01-02T15:59:59.000Z')
    await putMessage('后一天', '2026-01-02T16:00:00.000Z')
    expect(await subjects('?from=2026-01-02&to=2026-01-02')).toEqual(['当天末', '当天首'])
    expect((await api.admin(`${line}?from=2026-02-30`)).status).toBe(400)
  })

  test.each(['?page=0', '?page=-1', '?page=x', '?size=101', '?size=1.5'])(
    'A-441 %s is 400',
    async (query) => {
      expect((await api.admin(`${line}${query}`)).status).toBe(400)
    },
  )

  test('A-485 a deleted message is gone for good', async () => {
    await putMessage('甲', '2026-01-01T00:00:00.000Z')
    const removed = await api.admin('POST /api/contact/delete/1')
    expect(removed.body).toEqual({ code: 200, message: '删除成功', data: null })
    expect((await api.admin(line)).body).toMatchObject({ data: [], total: 0 })
    expect((await api.admin('POST /api/contact/delete/1')).status).toBe(404)
  })
})
