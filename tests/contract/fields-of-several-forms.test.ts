import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { adminRow, adminRows, goodBody, makeRecord, typeOf, unlimited } from './records.ts'
import type { SpecifiedType } from './specification/vocabulary.ts'
import { saved } from './written-types.ts'

describe.each(backends)('fields with more than one name or form on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test('A-513 solutions take sortOrder for sort_order, and answer sort_order only (X-34)', async () => {
    const { sort_order: _order, ...body } = goodBody(typeOf('IndustrySolution'))
    const row = await saved(api, typeOf('IndustrySolution'), { ...body, sortOrder: 42 })
    expect(row.sort_order).toBe(42)
    expect(row).not.toHaveProperty('sortOrder')
  })

  test('A-271, A-399, A-652 bases take their place as two fields or as location, with 6 decimals (X-59)', async () => {
    const { latitude: _latitude, longitude: _longitude, ...body } = goodBody(typeOf('Base'))
    const row = await saved(api, typeOf('Base'), { ...body, location: { lng: 117.123456789, lat: 31.5 } })
    expect(row).toMatchObject({ longitude: 117.123457, latitude: 31.5 })
    expect(row).not.toHaveProperty('location')
  })

  test('A-498 annotation lists may come as imageUrls of the public form (public-site §3)', async () => {
    const { imageUrls: _images, ...body } = goodBody(typeOf('DataAnnotation'))
    const row = await saved(api, typeOf('DataAnnotation'), { ...body, imageUrlsList: ['/upload/other.webp'] })
    expect(row.imageUrls).toEqual(['/upload/other.webp'])
  })

  test('A-500 a category toggle sets every item of the category and no other (X-35)', async () => {
    const type = typeOf('AnnotationSupport')
    const make = (category: string) => makeRecord(api, type, { ...goodBody(type), category })
    const [one, two, other] = [await make('文本'), await make('文本'), await make('语音')]
    const entries = (await api.rows('audit')).length
    await api.admin('POST /api/data-annotation-support/category-status', { body: { id: one, status: 0 } })
    const flags = await Promise.all(
      [one, two, other].map(async (id) => (await adminRow(api, type, id))?.categoryStatus),
    )
    expect(flags).toEqual([0, 0, 1])
    expect(await api.rows('audit')).toHaveLength(entries + 1)
  })

  test('A-457, X-83 an image needs a module that is there, and goes with it', async () => {
    const [moduleType, galleryType] = ['GovernmentModule', 'GalleryImage'].map(typeOf) as [
      SpecifiedType,
      SpecifiedType,
    ]
    const body = goodBody(galleryType, { moduleId: 999_999 })
    const refused = await api.admin('POST /api/government-service/admin/gallery/add', { body })
    expect([refused.status, refused.body.data.errors[0].field]).toEqual([400, 'moduleId'])
    const moduleId = await makeRecord(api, moduleType)
    await makeRecord(api, galleryType, { ...body, moduleId })
    expect(await adminRows(api, galleryType)).toHaveLength(1)
    await api.admin(`POST /api/government-service/admin/module/delete/${moduleId}`)
    expect(await adminRows(api, galleryType)).toHaveLength(0)
    // Not only out of sight with its module.
    expect(await api.rows('gallery-image')).toEqual([])
  })

  test('A-496 publishing without a time fills it with now, taking down keeps it (X-47)', async () => {
    const type = typeOf('News')
    const id = await makeRecord(api, type, { ...goodBody(type), publishTime: null, status: 0 })
    expect((await adminRow(api, type, id))?.publishTime ?? null).toBeNull()
    await api.admin(`PUT /api/news/${id}/status?status=1`)
    expect((await adminRow(api, type, id))?.publishTime).toBe('2026-03-01 10:00:00')
    api.pass(60_000)
    await api.admin(`PUT /api/news/${id}/status?status=0`)
    await api.admin(`PUT /api/news/${id}/status?status=1`)
    expect((await adminRow(api, type, id))?.publishTime).toBe('2026-03-01 10:00:00')
    const published = await makeRecord(api, type, { ...goodBody(type), publishTime: '', status: 1 })
    expect((await adminRow(api, type, published))?.publishTime).toBe('2026-03-01 10:01:00')
  })

  test('X-15, X-81 an application needs consent, a right phone and e-mail, and a right identity number', async () => {
    const type = typeOf('Application')
    for (const [field, wrong] of [
      ['consent', undefined],
      ['consent', false],
      ['consent', 'true'],
      ['phone', '12812345678'],
      ['email', 'lin.example.com'],
      ['idNumber', '999999199805200017'],
      ['idNumber', '123'],
      ['resumeUrl', '/upload/other.pdf'],
      ['resumeUrl', 'https://evil.example/cv.pdf'],
      ['resumeUrl', '../../etc/passwd'],
    ] as const) {
      const answered = await api.visitor('POST /api/application/add', {
        body: goodBody(type, { [field]: wrong }),
      })
      expect(answered.status, `${field} ${String(wrong)}`).toBe(400)
      expect(answered.body.data.errors[0].field).toBe(field)
    }
    expect(await adminRows(api, type)).toEqual([])
    const accepted = await api.visitor('POST /api/application/add', {
      body: goodBody(type, { idNumber: '' }),
    })
    expect(accepted.status).toBe(200)
  })
})
