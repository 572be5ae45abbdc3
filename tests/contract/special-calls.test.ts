import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { versionOf } from '#contract/engine/version.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

const modulePath = '/api/government-service/admin/module'
const galleryPath = '/api/government-service/admin/gallery'

describe.each(backends)('calls that follow no rule on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  async function addModule(values: object = {}): Promise<Record<string, unknown>> {
    const body = { title: '数据汇交', description: '描述', ...values }
    return (await api.admin(`POST ${modulePath}/add`, { body })).body.data
  }

  async function addPicture(moduleId: unknown, values: object = {}): Promise<Record<string, unknown>> {
    const body = { moduleId, imageUrl: '/upload/a.webp', ...values }
    return (await api.admin(`POST ${galleryPath}/add`, { body })).body.data
  }

  test('X-83 a page text saved without its value keeps it, and a new one needs it', async () => {
    const text = { pageKey: 'about', configKey: 'title' }
    const unfilled = await api.admin('POST /api/page-config/save', { body: text })
    expect([unfilled.status, unfilled.body.message]).toEqual([400, '请填写必填字段'])
    await api.admin('POST /api/page-config/save', { body: { ...text, configValue: '关于我们' } })
    const noted = await api.admin('POST /api/page-config/save', { body: { ...text, description: '备注' } })
    expect(noted.body.data).toEqual({ ...text, configValue: '关于我们', description: '备注' })
  })

  test('required HTML that cleaning empties is refused, and so is what it makes too long', async () => {
    const news = { title: '标题', summary: '摘要', author: '编辑部', status: 1, sortOrder: 0 }
    for (const content of ['<script>alert(1)</script>', '&'.repeat(199_999)]) {
      const answered = await api.admin('POST /api/news', { body: { ...news, content } })
      expect([answered.status, answered.body.data.errors[0].field]).toEqual([400, 'content'])
    }
    expect(await api.rows('news')).toEqual([])
  })

  test('A-205 a new module is answered with its galleries, of which there are none', async () => {
    expect(await addModule()).toEqual({
      id: 1,
      title: '数据汇交',
      description: '描述',
      sortOrder: 0,
      status: 1,
      galleries: [],
    })
  })

  test('P-315 P-426 visitors read enabled modules with enabled pictures, both in their order', async () => {
    await addModule({ title: '后', sortOrder: 2 })
    await addModule({ title: '先', sortOrder: 1 })
    await addModule({ title: '关', status: 0 })
    await addPicture(1, { title: '二', sortOrder: 2 })
    await addPicture(1, { title: '一', sortOrder: 1 })
    await addPicture(1, { title: '关', status: 0 })
    const { body } = await api.visitor('GET /api/government-service/modules')
    expect(body.data).toEqual([
      { id: 2, title: '先', description: '描述', galleries: [] },
      {
        id: 1,
        title: '后',
        description: '描述',
        galleries: [
          { id: 2, title: '一', description: '', imageUrl: '/upload/a.webp' },
          { id: 1, title: '二', description: '', imageUrl: '/upload/a.webp' },
        ],
      },
    ])
  })

  test('A-206 A-457 administrators read every module with every picture, whole', async () => {
    await addModule({ status: 0 })
    const picture = await addPicture(1, { status: 0 })
    expect(Object.keys(picture)).toEqual([
      'id',
      'title',
      'description',
      'imageUrl',
      'sortOrder',
      'status',
      'moduleId',
    ])
    const { body } = await api.admin('GET /api/government-service/admin/modules')
    expect(body.data).toMatchObject([{ id: 1, status: 0, galleries: [picture] }])
  })

  test('A-516 a module goes with its pictures, and each is in the journal', async () => {
    await addModule()
    await addModule()
    await addPicture(1)
    await addPicture(2)
    const { body } = await api.admin(`POST ${modulePath}/delete/1`)
    expect(body).toEqual({ code: 200, message: '删除成功', data: null })
    expect(await api.rows('gallery-image')).toMatchObject([{ moduleId: 2 }])
    const removed = (await api.rows('audit')).filter(({ action }) => action === 'remove')
    expect(removed.map(({ typeName }) => typeName)).toEqual(['gallery-image', 'government-module'])
  })

  test('X-79 the version of a module is that of the record with its pictures, as the list shows it', async () => {
    await addModule()
    await addPicture(1)
    const [read] = (await api.admin('GET /api/government-service/admin/modules')).body.data
    const headers = { 'if-match': versionOf(read) }
    const body = { id: 1, title: '新标题' }
    const updated = await api.admin(`POST ${modulePath}/update`, { body, headers })
    expect(updated.body.data).toEqual({ ...read, title: '新标题' })
    const stale = await api.admin(`POST ${modulePath}/update`, { body: { id: 1, title: '旧' }, headers })
    expect(stale.status).toBe(409)
    expect(stale.body.data).toEqual({ ...read, title: '新标题' })
    expect((await api.admin(`POST ${modulePath}/delete/1`, { headers })).status).toBe(409)
    const fresh = { 'if-match': versionOf(stale.body.data) }
    expect((await api.admin(`POST ${modulePath}/delete/1`, { headers: fresh })).status).toBe(200)
  })

  test('A-517 X-30 the calls of pictures answer under the second address too', async () => {
    await addModule()
    const added = await api.admin(`POST ${modulePath}/gallery/add`, {
      body: { moduleId: 1, imageUrl: 'a.webp' },
    })
    expect(added.body).toMatchObject({ code: 200, message: '添加成功', data: { id: 1, moduleId: 1 } })
    const body = { id: 1, title: '图' }
    expect((await api.admin(`POST ${modulePath}/gallery/update`, { body })).body.message).toBe('更新成功')
    expect((await api.admin(`POST ${modulePath}/gallery/delete/1`)).body.message).toBe('删除成功')
    const orphan = await api.admin(`POST ${galleryPath}/add`, { body: { moduleId: 9, imageUrl: 'a.webp' } })
    expect(orphan.status).toBe(400)
  })

  test('A-500 X-35 a category is switched on every item that names it, a sub-category on one', async () => {
    const put = (category: string, subCategory: string) =>
      api.put('data-annotation-support', { category, subCategory, icon: 'tag', description: '描述' })
    await put('图像', '矩形框')
    await put('图像', '多边形')
    await put('文本', '实体')
    const path = 'POST /api/data-annotation-support'
    const answered = await api.admin(`${path}/category-status`, { body: { id: 1, status: 0 } })
    expect(answered.body).toMatchObject({
      code: 200,
      message: '状态更新成功',
      data: { id: 1, categoryStatus: 0 },
    })
    const rows = await api.rows('data-annotation-support')
    expect(rows.map(({ categoryStatus }) => categoryStatus)).toEqual([0, 0, 1])
    await api.admin(`${path}/category-status`, { body: { id: 2, status: 1 } })
    await api.admin(`${path}/sub-category-status`, { body: { id: 1, status: 0 } })
    const { body } = await api.visitor('GET /api/data-annotation-support/list')
    expect(body.data.map(({ subCategory }: { subCategory: string }) => subCategory)).toEqual([
      '多边形',
      '实体',
    ])
  })

  test('X-47 news that is published without a time gets the present one, and keeps it', async () => {
    const body = { title: '标题', summary: '摘要', content: '<p>内容</p>', author: '王丽', sortOrder: 0 }
    const draft = (await api.admin('POST /api/news', { body })).body.data
    expect(draft).toMatchObject({ status: 0, publishTime: null })
    const published = (await api.admin('PUT /api/news/1/status?status=1')).body.data
    expect(published.publishTime).toBe('2026-03-01 10:00:00')
    api.pass(60_000)
    await api.admin('PUT /api/news/1/status?status=0')
    const again = (await api.admin('PUT /api/news/1/status?status=1')).body.data
    expect(again.publishTime).toBe('2026-03-01 10:00:00')
  })

  test('X-21 news is ordered by sortOrder, then the latest first', async () => {
    const put = (title: string, sortOrder: number, publishTime: string) =>
      api.put('news', { title, sortOrder, publishTime, status: 1 })
    await put('旧', 0, '2026-01-01T00:00:00.000Z')
    await put('新', 0, '2026-02-01T00:00:00.000Z')
    await put('后', 1, '2026-03-01T00:00:00.000Z')
    const { body } = await api.visitor('GET /api/news/published')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['新', '旧', '后'])
  })

  test('X-76 a removed tech service answers its id, and a failure null', async () => {
    await api.put('tech-service-social-service', { title: '标题', description: '描述' })
    const path = 'DELETE /api/tech-service-social-service/1'
    expect((await api.admin(path)).body).toEqual({ code: 200, message: '删除成功', data: { id: 1 } })
    expect((await api.admin(path)).body).toEqual({ code: 404, message: '记录不存在', data: null })
  })

  test('P-333 X-59 a base takes its coordinates as a location too', async () => {
    const body = { name: '合肥', address: '高新区', location: { lng: 117.34123456, lat: '31.9' } }
    const { data } = (await api.admin('POST /api/base/add', { body })).body
    expect(data).toMatchObject({ longitude: 117.341235, latitude: 31.9 })
    const moved = { id: 1, location: { lng: 200, lat: 31.9 } }
    expect((await api.admin('POST /api/base/update', { body: moved })).body.data.errors).toEqual([
      { field: 'longitude', message: '经度不能大于 180' },
    ])
  })

  test('X-56 A-655 internet BPO starts with the given texts on its venues', async () => {
    const { data } = (await api.admin('POST /api/internet-bpo', { body: { venueSupportItem3: '' } })).body
    expect(data.venueSupportItem1).toContain('3000')
    expect(data.venueSupportItem2).toContain('300')
    expect(data.venueSupportItem3).toBe('')
  })

  test('X-34 X-74 a solution takes its order under both names; a disabled single record is null for visitors', async () => {
    const body = {
      title: '金融',
      icon: '🏦',
      description: '描述',
      scenarios: '[{"icon":"💳","text":"票据"}]',
      sortOrder: 7,
    }
    const { data } = (await api.admin('POST /api/industry-solutions/save', { body })).body
    expect(data).toMatchObject({ sort_order: 7, scenarios: [{ icon: '💳', text: '票据' }] })
    await api.admin('POST /api/data-collection', { body: { title: '采集', status: 0 } })
    expect((await api.visitor('GET /api/data-collection')).body.data).toBeNull()
    expect((await api.admin('GET /api/data-collection')).body.data.title).toBe('采集')
  })
})
