import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { openApi, type TestApi } from './api.ts'
import { backendsWithFiles } from './backends.ts'
import { uploadFile } from './upload-file.ts'

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
  'base64',
)

describe.each(backendsWithFiles)('uploads on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const upload = (bytes: BlobPart, name = 'logo.png', type = 'image/png') =>
    uploadFile(api, bytes, name, type)

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

  test('P-517 the address of a smaller version is answered by the picture itself where there is none, and kept for a minute only', async () => {
    const { data: path } = (await upload(PNG)).body
    const original = await api.visitor(`GET ${path}`)
    Object.assign(api.backend.files.pictures, { factsOf: () => undefined })
    const standIn = await api.visitor(`GET ${path.replace('.png', '-png_320.avif')}`)
    expect([standIn.status, standIn.text]).toEqual([200, original.text])
    expect(standIn.headers.get('content-type')).toBe('image/png')
    expect(standIn.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await api.visitor('GET /upload/0a1b-png_320.avif')).status).toBe(404)
  })

  test('X-71 who kept which file is in the journal, a refused one is not', async () => {
    const before = (await api.rows('audit')).length
    expect((await upload('no picture')).status).toBe(415)
    expect(await api.rows('audit')).toHaveLength(before)
    const { data: path } = (await upload(PNG)).body
    expect((await api.rows('audit')).slice(before)).toMatchObject([
      {
        username: 'wangli',
        action: 'create',
        typeName: 'upload',
        noun: '上传文件',
        recordId: null,
        title: path,
        address: '203.0.113.9',
      },
    ])
    expect(await verifyChain(api.backend.stores)).not.toHaveProperty('brokenAt')
  })

  test('a file that cannot be written down is not kept', async () => {
    const { receive } = api.backend.files
    let kept = ''
    api.backend.files.receive = async (request) => {
      const received = await receive(request)
      kept = received.path
      return received
    }
    Object.assign(api.backend, { transaction: () => Promise.reject(new Error('The disk is full')) })
    expect((await upload(PNG)).status).toBe(500)
    expect(kept).toMatch(/^\/upload\//)
    expect((await api.visitor(`GET ${kept}`)).status).toBe(404)
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

  test('A-437 an empty file is 400 and says that it is not whole', async () => {
    const answered = await upload('')
    expect(answered.status).toBe(400)
    expect(answered.body.message).toBe('上传的文件不完整，请重新上传')
  })

  test('A-437 a PNG with frames is refused with a word (X-39)', async () => {
    const frames = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1')
    const answered = await upload(Buffer.concat([PNG.subarray(0, 33), frames, PNG.subarray(33)]))
    expect(answered.status).toBe(415)
    expect(answered.body.message).toContain('不支持动态PNG图片')
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

  test('A-437 a picture is judged by what it is: a GIF called .html is kept as a picture', async () => {
    const gif = Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64')
    const answered = await upload(gif, 'page.html', 'text/html')
    expect(answered.body.data).toMatch(/\.gif$/)
  })

  test('A-437, X-39 too large a picture is 413 with its own sentence', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])
    const answered = await upload(large)
    expect(answered.status).toBe(413)
    expect(answered.body).toEqual({ code: 413, message: '图片大小不能超过5MB!', data: null })
  })

  test.each([
    ['two files', ['file', 'file']],
    ['a second file of another name', ['file', 'other']],
  ])('A-437 %s in one form are 400', async (_what, names) => {
    const form = new FormData()
    for (const name of names) form.append(name, new Blob([PNG]), 'a.png')
    expect((await api.admin('POST /api/upload', { rawBody: form })).status).toBe(400)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"',
    ],
    ['noise', 'multipart/form-data; boundary=x', '\u0001\u0002--'],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
  ])('A-437 a malformed form (%s) is 400 and harms nobody', async (_what, contentType, rawBody) => {
    const headers = { 'content-type': contentType }
    expect((await api.admin('POST /api/upload', { rawBody, headers })).status).toBe(400)
    expect((await upload(PNG)).status).toBe(200)
  })
})
