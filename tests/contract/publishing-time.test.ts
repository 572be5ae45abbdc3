import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBody, makeRecord, typeOf } from './records.ts'

const HOUR_MS = 3_600_000
/** The clock of these tests stands at 2026-03-01 10:00:00 in Shanghai. */
const IN_AN_HOUR = '2026-03-01 11:00:00'
const UNKNOWN = { code: 404, message: '记录不存在', data: null }

describe.each(backends)('stories that are to come on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const write = (others: Record<string, unknown> = {}) => {
    const type = typeOf('News')
    return makeRecord(api, type, goodBody(type, { status: 1, publishTime: IN_AN_HOUR, ...others }))
  }
  const one = (id: number) => api.visitor(`GET /api/news/published/${id}`)
  const listed = async (): Promise<number[]> =>
    (await api.visitor('GET /api/news/published')).body.data.map((each: { id: number }) => each.id)

  test('X-97 a story stands in the public list from its moment of publishing on, and not a second before', async () => {
    const id = await write()
    api.pass(HOUR_MS - 1000)
    expect(await listed()).toEqual([])
    api.pass(1000)
    expect(await listed()).toEqual([id])
  })

  test('X-97 its own address is unknown until then', async () => {
    const id = await write()
    expect((await one(id)).body).toEqual(UNKNOWN)
    api.pass(HOUR_MS)
    expect((await one(id)).status).toBe(200)
  })

  test('X-97 a story that was public and is to come again is unknown, not gone', async () => {
    const id = await write({ publishTime: '2026-02-01 09:30:00' })
    await api.admin('PUT /api/news', { body: { id, publishTime: IN_AN_HOUR } })
    expect((await one(id)).body).toEqual(UNKNOWN)
  })

  test('X-97 the search of the site finds it from that moment on', async () => {
    await write({ title: '投产仪式' })
    const total = async () => {
      const { body } = await api.visitor(`GET /api/search?q=${encodeURIComponent('投产')}&type=news`)
      return body.data[0].total as number
    }
    expect(await total()).toBe(0)
    api.pass(HOUR_MS)
    expect(await total()).toBe(1)
  })

  test('X-97 administrators list it with its flag and its time as they were set', async () => {
    await write()
    const [row] = (await api.admin('GET /api/news')).body.data
    expect(row).toMatchObject({ status: 1, publishTime: IN_AN_HOUR })
  })

  test('X-83 a draft whose time of publishing was set beforehand is unknown, not gone', async () => {
    const id = await write({ status: 0, publishTime: '2026-02-01 09:30:00' })
    expect((await one(id)).body).toEqual(UNKNOWN)
  })

  test('X-83 what was withdrawn before its moment came is unknown for good', async () => {
    const [off, removed] = [await write(), await write()]
    await api.admin(`PUT /api/news/${off}/status?status=0`)
    await api.admin(`DELETE /api/news/${removed}`)
    api.pass(2 * HOUR_MS)
    expect([(await one(off)).body, (await one(removed)).body]).toEqual([UNKNOWN, UNKNOWN])
  })

  test('X-82 a story is gone once it is taken down, however often it is edited afterwards', async () => {
    const id = await write({ publishTime: '2026-02-01 09:30:00' })
    await api.admin(`PUT /api/news/${id}/status?status=0`)
    await api.admin('PUT /api/news', { body: { id, title: '改过', publishTime: IN_AN_HOUR } })
    for (let times = 0; times < 60; times += 1)
      await api.admin('PUT /api/news', { body: { id, sortOrder: times } })
    expect((await one(id)).status).toBe(410)
  })

  test('X-83 a posting that was never enabled is unknown, removed or not', async () => {
    const type = typeOf('Recruitment')
    const ids = [0, 0].map(() => makeRecord(api, type, goodBody(type, { status: 0 })))
    const [kept, removed] = await Promise.all(ids)
    await api.admin(`DELETE /api/recruitment/${removed}`)
    for (const id of [kept, removed])
      expect((await api.visitor(`GET /api/recruitment/list/${id}`)).body).toEqual(UNKNOWN)
  })
})
