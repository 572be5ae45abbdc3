import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

describe.each(backends)('two people and one record on %s (X-79)', (_name, open) => {
  let api: TestApi
  let read: { id: number; name: string }
  beforeEach(async () => {
    api = await openApi(open)
    read = (await api.admin('POST /api/partner/add', { body: { name: '江淮数据', logoUrl: 'a.png' } })).body
      .data
  })
  afterEach(() => api.close())

  const rename = (name: string, version: string) =>
    api.admin('POST /api/partner/update', {
      body: { id: read.id, name },
      headers: { 'if-match': `"${version}"` },
    })

  test('A-490 an update of the version that was read goes through, and names a new one', async () => {
    const [listed] = (await api.admin('GET /api/partner/admin/list')).body.data
    expect(versionOf(listed)).toBe(versionOf(read))
    const updated = await rename('新名', versionOf(listed))
    expect(updated.status).toBe(200)
    expect(versionOf(updated.body.data)).not.toBe(versionOf(read))
  })

  test('an empty version names nothing that is stored, and * any record that is', async () => {
    expect((await rename('空版本', '')).status).toBe(409)
    const anyVersion = { body: { id: read.id, name: '任何版本' }, headers: { 'if-match': '*' } }
    expect((await api.admin('POST /api/partner/update', anyVersion)).status).toBe(200)
  })

  test('A-490 an update of an older version is 409 with the record as it is, and changes nothing', async () => {
    await rename('先到', versionOf(read))
    const late = await rename('后到', versionOf(read))
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 409,
      message: '该记录已被他人修改，请刷新后重试',
      data: { id: 1, name: '先到' },
    })
    expect((await api.rows('partner'))[0]?.name).toBe('先到')
  })

  test('A-490 of two updates of one version sent at the same time only one wins', async () => {
    const [one, other] = await Promise.all([rename('一', versionOf(read)), rename('二', versionOf(read))])
    expect([one.status, other.status].sort()).toEqual([200, 409])
  })

  test('A-491, A-492 toggles and deletes mind the version too', async () => {
    await rename('先到', versionOf(read))
    const headers = { 'if-match': versionOf(read) }
    expect(
      (await api.admin('POST /api/partner/status', { body: { id: 1, status: 0 }, headers })).status,
    ).toBe(409)
    expect((await api.admin('DELETE /api/partner/1', { headers })).status).toBe(409)
    expect(await api.rows('partner')).toHaveLength(1)
  })

  test('A-518 page config minds the version, also of a row that has gone', async () => {
    const body = { pageKey: 'about', configKey: 'title', configValue: '一' }
    const saved = (await api.admin('POST /api/page-config/save', { body })).body.data
    const headers = { 'if-match': versionOf(saved) }
    const second = await api.admin('POST /api/page-config/save', {
      body: { ...body, configValue: '二' },
      headers,
    })
    expect(second.status).toBe(200)
    const stale = await api.admin('POST /api/page-config/save', {
      body: { ...body, configValue: '三' },
      headers,
    })
    expect([stale.status, stale.body.data.configValue]).toEqual([409, '二'])
    await api.admin('POST /api/page-config/save', { body: { ...body, configValue: '' } })
    const gone = await api.admin('POST /api/page-config/save', { body, headers })
    expect([gone.status, gone.body.data]).toEqual([409, null])
  })

  test('A-490 without a version the update is made as the specification has it', async () => {
    const answered = await api.admin('POST /api/partner/update', { body: { id: 1, name: '无版本' } })
    expect(answered.status).toBe(200)
  })
})
