import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

describe.each(backends)('writes on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const newPartner = {
    name: '江淮数据',
    logoUrl: '/upload/logo.png',
    websiteUrl: 'https://example.com',
    sortOrder: 3,
  }

  test('A-482 a new banner is answered whole, with the defaults of what did not come', async () => {
    const answered = await api.admin('POST /api/banner/add', {
      body: { title: '欢迎', imageUrl: '/upload/a.webp' },
    })
    expect(answered.body).toEqual({
      code: 200,
      message: '添加成功',
      data: {
        id: 1,
        title: '欢迎',
        subtitle: '',
        imageUrl: '/upload/a.webp',
        linkUrl: '',
        sortOrder: 0,
        status: 1,
      },
    })
  })

  test('A-292 image paths are stored without the /upload/ prefix (X-19)', async () => {
    await api.admin('POST /api/partner/add', { body: newPartner })
    expect((await api.rows('partner'))[0]?.logoUrl).toBe('logo.png')
  })

  test('A-261, A-490 the server sets createTime, shown in Asia/Shanghai and stored in UTC (X-75)', async () => {
    const body = { ...newPartner, createTime: '1999-01-01 00:00:00' }
    const answered = await api.admin('POST /api/partner/add', { body })
    expect(answered.body.data.createTime).toBe('2026-03-01 10:00:00')
    expect((await api.rows('partner'))[0]?.createTime).toBe('2026-03-01T02:00:00.000Z')
  })

  test('A-490 an id sent to add is ignored, and unknown keys are dropped (X-58)', async () => {
    const body = { ...newPartner, id: 77, isAdmin: true, createdAt: 'x' }
    const answered = await api.admin('POST /api/partner/add', { body })
    expect(answered.body.data.id).toBe(1)
    expect(Object.keys((await api.rows('partner'))[0] ?? {}).sort()).toEqual(
      ['createTime', 'description', 'id', 'logoUrl', 'name', 'sortOrder', 'status', 'websiteUrl'].sort(),
    )
  })

  test('A-490 an update keeps what did not come, and null and an empty text empty', async () => {
    await api.admin('POST /api/partner/add', { body: { ...newPartner, description: '介绍' } })
    const kept = await api.admin('POST /api/partner/update', { body: { id: 1, name: '改名' } })
    expect(kept.body.data).toMatchObject({ name: '改名', description: '介绍', sortOrder: 3 })
    const emptied = await api.admin('POST /api/partner/update', {
      body: { id: 1, description: null, logoUrl: '' },
    })
    expect(emptied.body.data).toMatchObject({ name: '改名', description: '', logoUrl: '' })
  })

  test('A-375 an update may leave a required key out but not empty it (X-83)', async () => {
    await api.admin('POST /api/partner/add', { body: newPartner })
    const answered = await api.admin('POST /api/partner/update', { body: { id: 1, name: '  ' } })
    expect(answered.body).toEqual({
      code: 400,
      message: '请输入企业名称',
      data: { errors: [{ field: 'name', message: '请输入企业名称' }] },
    })
  })

  test('A-490 an update without an id is 400, with an unknown id 404 (X-58)', async () => {
    const withoutId = await api.admin('POST /api/partner/update', { body: { name: '甲' } })
    expect([withoutId.status, withoutId.body.data.errors[0].field]).toEqual([400, 'id'])
    const malformed = await api.admin('POST /api/partner/update', { body: { id: [1, 2], name: '甲' } })
    expect(malformed.status).toBe(400)
    const unknown = await api.admin('POST /api/partner/update', { body: { id: 9, name: '甲' } })
    expect([unknown.status, unknown.body.message]).toEqual([404, '记录不存在'])
  })

  test('A-308, A-491 the partner toggle takes id and status, as a number or as text (X-60)', async () => {
    await api.admin('POST /api/partner/add', { body: newPartner })
    const off = await api.admin('POST /api/partner/status', { body: { id: 1, status: '0' } })
    expect(off.body).toMatchObject({ message: '状态更新成功', data: { id: 1, status: 0 } })
    expect((await api.visitor('GET /api/partner/list')).body.data).toEqual([])
    const wrong = await api.admin('POST /api/partner/status', { body: { id: 1, status: 2 } })
    expect([wrong.status, wrong.body.data.errors[0].field]).toEqual([400, 'status'])
    expect((await api.admin('POST /api/partner/status', { body: { id: 1 } })).status).toBe(400)
  })

  test('A-492 a deleted partner is gone, deleting it again is 404, and its id is never given again (X-68)', async () => {
    await api.admin('POST /api/partner/add', { body: newPartner })
    const removed = await api.admin('DELETE /api/partner/1')
    expect(removed.body).toEqual({ code: 200, message: '删除成功', data: null })
    expect((await api.admin('DELETE /api/partner/1')).status).toBe(404)
    const next = await api.admin('POST /api/partner/add', { body: newPartner })
    expect(next.body.data.id).toBe(2)
  })

  test.each(['0', '-1', '1.5', 'abc', '01', '99999999999999999999'])(
    'A-482 a malformed id %s in the path is no record (X-83)',
    async (id) => {
      expect((await api.admin(`POST /api/banner/delete/${id}`)).status).toBe(404)
    },
  )

  test('A-482 drag ordering puts the rows in order in one act (X-82)', async () => {
    for (const title of ['甲', '乙', '丙'])
      await api.put('banner', { title, imageUrl: 'a.png', sortOrder: 7, status: 1 })
    const answered = await api.admin('POST /api/banner/order', { body: { ids: [3, 1, 2] } })
    expect(answered.body).toEqual({ code: 200, message: '保存成功', data: null })
    const { data } = (await api.visitor('GET /api/banner/list')).body
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['丙', '甲', '乙'])
  })

  test.each([
    [3, [10, 20, 30]],
    [99, [10, 20, 990]],
    [100, [1, 2, 100]],
    [1000, [0, 1, 999]],
  ])('A-482 ordering %i partners, whose order ends at 999, numbers them as %j', async (count, numbers) => {
    const names = Array.from({ length: count }, (_, index) => `第 ${index} 家`)
    await api.backend.transaction(async ({ of }) => {
      for (const name of names)
        await of('partner').create({ name, logoUrl: 'a.png', sortOrder: 5, status: 1 })
    })
    const ids = names.map((_, index) => index + 1)
    await api.admin('POST /api/partner/order', { body: { ids } })
    const given = (await api.rows('partner')).map(({ sortOrder }) => sortOrder)
    expect([given[0], given[1], given.at(-1)]).toEqual(numbers)
  })

  test('A-482 a partner that is added after an order comes first', async () => {
    for (const name of ['甲', '乙'])
      await api.put('partner', { name, logoUrl: 'a.png', sortOrder: 0, status: 1 })
    await api.admin('POST /api/partner/order', { body: { ids: [2, 1] } })
    await api.admin('POST /api/partner/add', { body: { name: '新', logoUrl: '/upload/a.png' } })
    const { data } = (await api.visitor('GET /api/partner/list')).body
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['新', '乙', '甲'])
  })

  test.each([[[]], [[1, 1]], [['1']], [[1.5]], ['1'], [undefined]])(
    'A-482 ordering refuses ids that are no list of different ids: %j',
    async (ids) => {
      await api.put('banner', { title: '甲', imageUrl: 'a.png', sortOrder: 7, status: 1 })
      expect((await api.admin('POST /api/banner/order', { body: { ids } })).status).toBe(400)
    },
  )

  test('A-482 ordering with an id that is gone changes nothing at all', async () => {
    await api.put('banner', { title: '甲', imageUrl: 'a.png', sortOrder: 7, status: 1 })
    expect((await api.admin('POST /api/banner/order', { body: { ids: [1, 2] } })).status).toBe(404)
    expect((await api.rows('banner'))[0]?.sortOrder).toBe(7)
  })

  test('A-518 page config: a save adds or changes the row of its page and key', async () => {
    const sent = { pageKey: 'about', configKey: 'title', configValue: '关于', description: '页头' }
    await api.admin('POST /api/page-config/save', { body: sent })
    const changed = await api.admin('POST /api/page-config/save', {
      body: { pageKey: 'about', configKey: 'title', configValue: '关于我们' },
    })
    expect(changed.body).toEqual({
      code: 200,
      message: '保存成功',
      data: { pageKey: 'about', configKey: 'title', configValue: '关于我们', description: '页头' },
    })
    expect(await api.rows('page-config')).toHaveLength(1)
  })

  test('A-518 page config: saving an empty value takes the row away (X-29)', async () => {
    const sent = { pageKey: 'about', configKey: 'title', configValue: '关于' }
    await api.admin('POST /api/page-config/save', { body: sent })
    const removed = await api.admin('POST /api/page-config/save', { body: { ...sent, configValue: '' } })
    expect(removed.body).toEqual({ code: 200, message: '保存成功', data: null })
    expect(await api.rows('page-config')).toEqual([])
  })

  test('A-288, A-384 page config: page and key are required and the page is one of eleven', async () => {
    const missing = await api.admin('POST /api/page-config/save', { body: { configValue: '甲' } })
    expect([missing.status, missing.body.message]).toEqual([400, '请填写必填字段'])
    expect(missing.body.data.errors.map(({ field }: { field: string }) => field)).toEqual([
      'pageKey',
      'configKey',
    ])
    const body = { pageKey: 'secret-page', configKey: 'title', configValue: '甲' }
    expect((await api.admin('POST /api/page-config/save', { body })).status).toBe(400)
    const prototype = { pageKey: 'about', configKey: '__proto__', configValue: '甲' }
    expect((await api.admin('POST /api/page-config/save', { body: prototype })).status).toBe(400)
  })

  test('A-292 page config: a background image is stored and read like every image', async () => {
    const body = { pageKey: 'about', configKey: 'backgroundImage', configValue: '/upload/bg.webp' }
    const answered = await api.admin('POST /api/page-config/save', { body })
    expect(answered.body.data.configValue).toBe('/upload/bg.webp')
    expect((await api.rows('page-config'))[0]?.configValue).toBe('bg.webp')
    const script = { ...body, configValue: 'javascript:alert(1)' }
    expect((await api.admin('POST /api/page-config/save', { body: script })).status).toBe(400)
  })

  test('A-458 page config: the administrator lists all pages, or one, or is told the page is none', async () => {
    for (const pageKey of ['about', 'contact'])
      await api.put('page-config', { pageKey, configKey: 'title', configValue: pageKey, description: '' })
    expect((await api.admin('GET /api/page-config/admin/list')).body.data).toHaveLength(2)
    expect((await api.admin('GET /api/page-config/admin/list?pageKey=about')).body.data).toEqual([
      { pageKey: 'about', configKey: 'title', configValue: 'about', description: '' },
    ])
    expect((await api.admin('GET /api/page-config/admin/list?pageKey=nope')).status).toBe(400)
  })

  test('X-82 a bulk act that some records refuse names each of them and does nothing', async () => {
    const added = await api.admin('POST /api/partner/add', { body: newPartner })
    const { id } = added.body.data as { id: number }
    const before = await api.rows('partner')
    for (const act of ['delete', 'disable']) {
      const answered = await api.admin('POST /api/partner/batch', { body: { act, ids: [98, id, 99] } })
      expect(answered.status).toBe(404)
      expect(answered.body.data.errors).toEqual([
        { field: 'ids.98', message: '记录不存在' },
        { field: 'ids.99', message: '记录不存在' },
      ])
    }
    expect(await api.rows('partner')).toEqual(before)
  })

  test('many saves at the same time are all kept', async () => {
    const saves = Array.from({ length: 40 }, (_, index) =>
      api.admin('POST /api/partner/add', { body: { name: `企业${index}` } }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await api.admin('GET /api/partner/count')).body.data).toBe(40)
  })
})
