import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { seedOneOfEach } from './seed.ts'

describe.each(backends)('what visitors read on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const titlesOf = async (line: string) =>
    (await api.visitor(line)).body.data.map(
      ({ title, name }: { title?: string; name?: string }) => title ?? name,
    )

  test('P-362, P-418 banners: enabled ones only, by sortOrder and then by id', async () => {
    await api.put('banner', { title: '丙', imageUrl: 'c.png', sortOrder: 2, status: 1 })
    await api.put('banner', { title: '甲', imageUrl: 'a.png', sortOrder: 1, status: 1 })
    await api.put('banner', { title: '停用', imageUrl: 'x.png', sortOrder: 0, status: 0 })
    await api.put('banner', { title: '乙', imageUrl: 'b.png', sortOrder: 1, status: 1 })
    expect(await titlesOf('GET /api/banner/list')).toEqual(['甲', '乙', '丙'])
  })

  test('P-362, P-421 partners: enabled ones only, by sortOrder', async () => {
    await api.put('partner', { name: '二', sortOrder: 5, status: 1 })
    await api.put('partner', { name: '停用', sortOrder: 0, status: 0 })
    await api.put('partner', { name: '一', sortOrder: 4, status: 1 })
    expect(await titlesOf('GET /api/partner/list')).toEqual(['一', '二'])
  })

  test('P-362, P-419 services: enabled ones only, by sortOrder', async () => {
    await api.put('service', { title: '二', description: '描述', sortOrder: 2, status: 1 })
    await api.put('service', { title: '停用', description: '描述', sortOrder: 0, status: 0 })
    await api.put('service', { title: '一', description: '描述', sortOrder: 1, status: 1 })
    expect(await titlesOf('GET /api/service/list')).toEqual(['一', '二'])
  })

  test('A-438, A-445 the administrator lists every row in the same order', async () => {
    await api.put('banner', { title: '后', imageUrl: 'a.png', sortOrder: 1, status: 1 })
    await api.put('banner', { title: '停用', imageUrl: 'x.png', sortOrder: 0, status: 0 })
    const { data } = (await api.admin('GET /api/banner/admin/list')).body
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['停用', '后'])
  })

  test('P-347, A-291 a stored name is read with /upload/ before it, other addresses as they are (X-19)', async () => {
    await api.put('partner', { name: '甲', logoUrl: 'a.png', websiteUrl: '', sortOrder: 0, status: 1 })
    await api.put('partner', {
      name: '乙',
      logoUrl: 'https://cdn.example.com/b.png',
      sortOrder: 1,
      status: 1,
    })
    await api.put('partner', { name: '丙', logoUrl: '/images/c.png', sortOrder: 2, status: 1 })
    await api.put('partner', { name: '丁', logoUrl: '', sortOrder: 3, status: 1 })
    const { data } = (await api.visitor('GET /api/partner/list')).body
    expect(data.map(({ logoUrl }: { logoUrl: string }) => logoUrl)).toEqual([
      '/upload/a.png',
      'https://cdn.example.com/b.png',
      '/images/c.png',
      '',
    ])
  })

  test('P-420 about answers data null before it was ever saved (X-83)', async () => {
    expect((await api.visitor('GET /api/about')).body).toEqual({ code: 200, message: '操作成功', data: null })
  })

  test('P-424, P-425 page texts are a map of configKey to configValue; an unknown page has none', async () => {
    await seedOneOfEach(api)
    expect((await api.visitor('GET /api/page-config/about')).body.data).toEqual({
      title: '关于我们',
      subtitle: '副标题',
      description: '描述',
      backgroundImage: '/upload/bg.webp',
    })
    expect((await api.visitor('GET /api/page-config/nowhere')).body).toMatchObject({ code: 200, data: {} })
    expect((await api.visitor('GET /api/page-config/constructor')).body.data).toEqual({})
  })

  test('P-442, P-443, A-565 QR reads answer the enabled code of their kind with the lowest order, {} for none', async () => {
    expect((await api.visitor('GET /api/wechat-qr-config/current')).text).toBe('{}')
    await api.put('wechat-qr-config', {
      title: '后',
      qrType: 'wechat',
      qrImageUrl: '',
      sortOrder: 9,
      status: 1,
    })
    await api.put('wechat-qr-config', {
      title: '停',
      qrType: 'wechat',
      qrImageUrl: '',
      sortOrder: 0,
      status: 0,
    })
    await api.put('wechat-qr-config', {
      title: '先',
      qrType: 'wechat',
      qrImageUrl: 'q.png',
      sortOrder: 1,
      status: 1,
    })
    await api.put('wechat-qr-config', { title: '群', qrType: 'qq', qrImageUrl: '', sortOrder: 0, status: 1 })
    expect((await api.visitor('GET /api/wechat-qr-config/current')).body).toEqual({
      title: '先',
      description: '',
      qrImageUrl: '/upload/q.png',
    })
    expect((await api.visitor('GET /api/wechat-qr-config/miniprogram')).body).toEqual({})
  })

  test('P-418 a public answer may be kept only if it is checked each time', async () => {
    expect((await api.visitor('GET /api/banner/list')).headers.get('cache-control')).toBe('no-cache')
  })

  test('A-283, A-442, A-444 the dashboard counts all rows, disabled ones too (X-42)', async () => {
    await seedOneOfEach(api)
    await api.put('banner', { title: '停用', imageUrl: 'x.png', sortOrder: 0, status: 0 })
    await api.put('case', { title: '案例', description: '', category: 'general', sortOrder: 0, status: 0 })
    expect((await api.admin('GET /api/stats/dashboard')).body.data).toEqual({
      bannerCount: 2,
      serviceCount: 1,
      caseCount: 1,
      contactCount: 1,
      baseCount: 0,
      newsCount: 0,
      partnerCount: 1,
    })
    expect((await api.admin('GET /api/partner/count')).body.data).toBe(1)
  })
})
