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

  test.each([
    ['POST /api/map-surveying/save', {}, 'title'],
    ['POST /api/page-config/save', { pageKey: 'about', configKey: 'title' }, 'configValue'],
  ] as const)('%s: that there was no record yet is a version too', async (line, named, field) => {
    const headers = { 'if-match': `"${versionOf(null)}"` }
    const save = (text: string) => api.admin(line, { body: { ...named, [field]: text }, headers })
    expect((await save('先到')).status).toBe(200)
    const late = await save('后到')
    expect(late.status).toBe(409)
    expect(late.body.data).toMatchObject({ [field]: '先到' })
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

  test('X-79, X-82 a bulk act with versions refuses all where one is stale, and names each that is', async () => {
    const other = (await api.admin('POST /api/partner/add', { body: { name: '另一家' } })).body.data
    const ids = [read.id, other.id]
    const versions = [versionOf(read), versionOf(other)]
    await rename('先到', versionOf(read))
    const before = await api.state()
    for (const act of ['disable', 'delete']) {
      const late = await api.admin('POST /api/partner/batch', { body: { act, ids, versions } })
      expect([late.status, late.body.message]).toEqual([409, '该记录已被他人修改，请刷新后重试'])
      expect(late.body.data).toEqual({
        errors: [{ field: `ids.${read.id}`, message: '该记录已被他人修改，请刷新后重试' }],
      })
    }
    expect(await api.state()).toEqual(before)

    const listed = (await api.admin('GET /api/partner/admin/list')).body.data as { id: number }[]
    const body = { act: 'delete', ids: listed.map(({ id }) => id), versions: listed.map(versionOf) }
    expect((await api.admin('POST /api/partner/batch', { body })).status).toBe(200)
    expect(await api.rows('partner')).toEqual([])
  })

  test('X-79, X-82 an order with versions is refused whole where a record was changed or removed since, and names each', async () => {
    const add = async (name: string) =>
      (await api.admin('POST /api/partner/add', { body: { name } })).body.data as { id: number }
    const seen = [await add('另一家'), read, await add('第三家')]
    const body = { ids: seen.map(({ id }) => id), versions: seen.map(versionOf) }
    await rename('先到', versionOf(read))
    await api.admin(`DELETE /api/partner/${seen[2]?.id}`)
    const before = await api.state()
    const late = await api.admin('POST /api/partner/order', { body })
    expect([late.status, late.body.message]).toEqual([409, '该记录已被他人修改，请刷新后重试'])
    expect(late.body.data).toEqual({
      errors: [
        { field: `ids.${read.id}`, message: '该记录已被他人修改，请刷新后重试' },
        { field: `ids.${seen[2]?.id}`, message: '记录不存在' },
      ],
    })
    expect(await api.state()).toEqual(before)

    const listed = (await api.admin('GET /api/partner/admin/list')).body.data as { id: number }[]
    const again = listed.toReversed()
    const fresh = { ids: again.map(({ id }) => id), versions: again.map(versionOf) }
    expect((await api.admin('POST /api/partner/order', { body: fresh })).status).toBe(200)
    const now = (await api.admin('GET /api/partner/admin/list')).body.data as { id: number }[]
    expect(now.map(({ id }) => id)).toEqual(fresh.ids)
  })

  test('X-79 an order of records of which only a removed one is stale is a 409 too, and without versions a 404 that names it', async () => {
    const other = (await api.admin('POST /api/partner/add', { body: { name: '另一家' } })).body.data
    const body = { ids: [other.id, read.id], versions: [versionOf(other), versionOf(read)] }
    await api.admin(`DELETE /api/partner/${other.id}`)
    const errors = [{ field: `ids.${other.id}`, message: '记录不存在' }]
    const late = await api.admin('POST /api/partner/order', { body })
    expect([late.status, late.body.data]).toEqual([409, { errors }])
    const unversioned = await api.admin('POST /api/partner/order', { body: { ids: body.ids } })
    expect([unversioned.status, unversioned.body.data]).toEqual([404, { errors }])
  })

  test('X-79 of two orders of the same versions at the same time only one is kept', async () => {
    const other = (await api.admin('POST /api/partner/add', { body: { name: '另一家' } })).body.data
    // Both move both records: at first they stand at 0 and 0.
    await api.admin('POST /api/partner/order', { body: { ids: [read.id, other.id] } })
    const listed = (await api.admin('GET /api/partner/admin/list')).body.data as { id: number }[]
    const turned = listed.toReversed()
    const body = { ids: turned.map(({ id }) => id), versions: turned.map(versionOf) }
    const answers = await Promise.all([1, 2].map(() => api.admin('POST /api/partner/order', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('X-79 versions of a bulk act and of an order stand one to one with their ids, and neither minds an If-Match', async () => {
    const body = { act: 'disable', ids: [read.id] }
    const headers = { 'if-match': 'an older one' }
    for (const call of ['batch', 'order']) {
      for (const versions of [[], ['a', 'b'], [1], [null], 'a', null, {}]) {
        const wrong = await api.admin(`POST /api/partner/${call}`, { body: { ...body, versions } })
        expect(wrong.status).toBe(400)
        expect(wrong.body.data.errors).toEqual([{ field: 'versions', message: '版本须与编号一一对应' }])
      }
      expect((await api.admin(`POST /api/partner/${call}`, { body, headers })).status).toBe(200)
    }
  })

  test('X-79 of two bulk acts on the same versions at the same time only one is done', async () => {
    const body = { act: 'disable', ids: [read.id], versions: [versionOf(read)] }
    const answers = await Promise.all([1, 2].map(() => api.admin('POST /api/partner/batch', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('A-490 without a version the update is made as the specification has it', async () => {
    const answered = await api.admin('POST /api/partner/update', { body: { id: 1, name: '无版本' } })
    expect(answered.status).toBe(200)
  })
})
