import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'
import { unlimited } from './records.ts'

describe.each(backends)('the folded text of a record on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open, unlimited)
  })
  afterEach(() => api.close())

  test('is found by, and stands in no row, answer, revision, audit entry or export', async () => {
    const story = {
      title: 'ＧＩＳ Café',
      summary: '摘要',
      content: '<p>标<b>注</b></p>',
      author: '运营',
      sortOrder: 0,
    }
    const added = await api.admin('POST /api/news', { body: story })
    expect(added.status, added.text).toBe(200)
    const { id } = added.body.data as { id: number }
    await api.admin(`PUT /api/news/${id}`, { body: { ...story, summary: '改过' } })
    await api.put('contact-message', { name: '张Ｗei', phone: '13800138000', message: '您好' })
    const found = await api.admin(`GET /api/contact/admin/list?keyword=${encodeURIComponent('张wei')}`)
    expect(found.body.total).toBe(1)
    const rows = await Promise.all(['news', 'contact-message', 'audit', 'revision'].map(api.rows))
    const answers = await Promise.all([
      api.admin('GET /api/news/admin/list'),
      api.admin('GET /api/contact/admin/list'),
      api.admin('GET /api/contact/admin/export'),
      api.admin('GET /api/admin/audit?page=1'),
    ])
    const texts = [JSON.stringify(rows), ...answers.map(({ text }) => text)]
    for (const text of texts) {
      expect(text).not.toMatch(/searchText/i)
      // Both texts as they were written; folded they have small letters of one width.
      expect(text).not.toMatch(/张wei|gis café/)
    }
    expect(texts.join()).toContain('张Ｗei')
  })
})
