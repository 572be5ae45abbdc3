import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
)

describe.each(backends)('uploads on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  function upload(bytes: BlobPart, name = 'logo.png', type = 'image/png') {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type }), name)
    return api.admin('POST /api/upload', { rawBody: form })
  }

  test('A-437, A-643, P-517 a picture is kept under a generated name and served from /upload/', async () => {
    const answered = await upload(PNG, '../../我的 logo.png')
    expect(answered.body).toMatchObject({ code: 200, message: '上传成功' })
    expect(answered.body.data).toMatch(/^\/upload\/[A-Za-z0-9_-]+\.(png|webp|jpg)$/)
    const served = await api.visitor(`GET ${answered.body.data}`)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toMatch(/^image\//)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['HTML named as a picture', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a text', 'hello, this is no picture at all', 'image/jpeg'],
  ])('A-437 %s is refused by its content (X-39)', async (_what, content, type) => {
    const answered = await upload(content, 'picture.png', type)
    expect(answered.status).toBe(415)
    expect(answered.body).toMatchObject({ code: 415, data: null })
  })

  test('A-437 a form without a file is 400, a body that is no form 415', async () => {
    const form = new FormData()
    form.append('other', 'x')
    expect((await api.admin('POST /api/upload', { rawBody: form })).status).toBe(400)
    expect((await api.admin('POST /api/upload', { body: { file: 'x' } })).status).toBe(415)
  })

  test('A-437 without a session nothing is taken', async () => {
    const form = new FormData()
    form.append('file', new Blob([PNG]), 'a.png')
    expect((await api.visitor('POST /api/upload', { rawBody: form })).status).toBe(401)
  })

  test.each(['missing.webp', '..%2F..%2Fpackage.json', '.env', '%00.png'])(
    'P-517 %s is not served',
    async (path) => {
      expect((await api.visitor(`GET /upload/${path}`)).status).toBe(404)
    },
  )
})
