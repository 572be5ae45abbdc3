import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { goodBody, makeRecord, typeOf } from './records.ts'

const GONE = { code: 410, message: '该内容已撤下', data: null }
const UNKNOWN = { code: 404, message: '记录不存在', data: null }

describe.each(backends)('one record of those that visitors see on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const news = (id: number | string) => api.visitor(`GET /api/news/published/${id}`)
  const job = (id: number | string) => api.visitor(`GET /api/recruitment/list/${id}`)

  const one = (id: number | string) => api.visitor(`GET /api/case/list/${id}`)

  test('X-82 a story is answered as the list holds it, a job with the time of its first saving as well', async () => {
    const story = await makeRecord(api, typeOf('News'))
    const [listed] = (await api.visitor('GET /api/news/published')).body.data
    expect((await news(story)).body.data).toEqual(listed)

    const posting = await makeRecord(api, typeOf('Recruitment'))
    const [open] = (await api.visitor('GET /api/recruitment/list')).body.data
    expect((await job(posting)).body.data).toEqual({ ...open, createTime: '2026-03-01 10:00:00' })
  })

  test('S-009 a case is answered as the list holds it, its text cleaned; gone once it was removed, unknown as a draft', async () => {
    const kept = await makeRecord(api, typeOf('Case'))
    const [listed] = (await api.visitor('GET /api/case/list')).body.data
    expect((await one(kept)).body.data).toEqual(listed)

    const content = '<p>正文</p><script>1</script>'
    await api.backend.transaction((stores) => stores.of('case').update(kept, { content }))
    expect((await one(kept)).body.data.content).toBe('<p>正文</p>')

    await api.admin('POST /api/case/update', { body: { id: kept, status: 0 } })
    const removed = await makeRecord(api, typeOf('Case'))
    await api.admin(`POST /api/case/delete/${removed}`)
    for (const id of [kept, removed]) expect((await one(id)).body).toEqual(GONE)

    const draft = await makeRecord(api, typeOf('Case'), goodBody(typeOf('Case'), { status: 0 }))
    for (const id of [draft, 9999, '1x']) expect((await one(id)).body).toEqual(UNKNOWN)
  })

  test('X-43 a text that stands in the database uncleaned is cleaned before it is handed out alone', async () => {
    const id = await makeRecord(api, typeOf('News'))
    const content = '<p>正文</p><script>1</script>'
    await api.backend.transaction((stores) => stores.of('news').update(id, { content }))
    expect((await news(id)).body.data.content).toBe('<p>正文</p>')
  })

  test('X-82 what was shown and is shown no longer is gone, switched off or removed, one by one or many at once', async () => {
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.push(await makeRecord(api, typeOf('News')))
    const [off, removed, cleared] = ids
    await api.admin(`PUT /api/news/${off}/status?status=0`)
    await api.admin(`DELETE /api/news/${removed}`)
    await api.admin('POST /api/news/batch', { body: { act: 'delete', ids: [cleared] } })
    for (const id of ids) {
      const answered = await news(id)
      expect([answered.status, answered.body]).toEqual([410, GONE])
    }
    const posting = await makeRecord(api, typeOf('Recruitment'))
    await api.admin(`DELETE /api/recruitment/${posting}`)
    expect((await job(posting)).body).toEqual(GONE)
  })

  test('X-82, X-83 what nobody ever saw is unknown: a number never given, a malformed one, a draft and a removed draft', async () => {
    const draft = goodBody(typeOf('News'), { status: 0, publishTime: '' })
    const kept = await makeRecord(api, typeOf('News'), draft)
    const thrownAway = await makeRecord(api, typeOf('News'), draft)
    await api.admin(`DELETE /api/news/${thrownAway}`)
    for (const id of [kept, thrownAway, 9999, '0', '1x', '99999999999999999']) {
      const answered = await news(id)
      expect([id, answered.status, answered.body]).toEqual([id, 404, UNKNOWN])
    }
    expect((await job(9999)).body).toEqual(UNKNOWN)
  })

  test('X-82 a removed story says nothing of what stood in it', async () => {
    const id = await makeRecord(api, typeOf('News'), goodBody(typeOf('News'), { title: '曾经的标题' }))
    await api.admin(`DELETE /api/news/${id}`)
    expect((await news(id)).text).not.toContain('曾经的标题')
  })
})
