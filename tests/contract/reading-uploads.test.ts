import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { filePlaces } from './backends.ts'
import { uploadFile } from './upload-file.ts'

// A file's bytes come from its folder, whichever database stands beside it.
describe.each(filePlaces)('reading uploads on %s', (_name, open) => {
  const SOUND = Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(92, 1), Buffer.from('last')])
  let api: TestApi
  let path: string
  beforeEach(async () => {
    api = await openApi(open)
    path = (await uploadFile(api, SOUND, 'talk.flac')).body.data
  })
  afterEach(() => api.close())

  const read = (headers: Record<string, string> = {}, method = 'GET') =>
    api.visitor(`${method} ${path}`, { headers })

  test('P-517 the whole file says that ranges are taken, and no browser may take it for a page', async () => {
    const whole = await read()
    expect(whole.status).toBe(200)
    expect(whole.text).toHaveLength(100)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/flac',
      'content-length': '100',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(whole.headers.has('content-disposition')).toBe(false)
  })

  test.each([
    ['bytes=0-3', 'bytes 0-3/100', 'fLaC'],
    ['bytes=96-', 'bytes 96-99/100', 'last'],
    ['bytes=-4', 'bytes 96-99/100', 'last'],
    ['bytes=98-5000', 'bytes 98-99/100', 'st'],
  ])('P-517 the range %s is 206', async (range, contentRange, text) => {
    const part = await read({ range })
    expect([part.status, part.headers.get('content-range'), part.text]).toEqual([206, contentRange, text])
    expect(part.headers.get('content-length')).toBe(String(text.length))
  })

  test.each(['bytes=100-', 'bytes=-0', 'bytes=500-600'])('P-517 the range %s is 416', async (range) => {
    const beyond = await read({ range })
    expect([beyond.status, beyond.headers.get('content-range'), beyond.text]).toEqual([
      416,
      'bytes */100',
      '',
    ])
  })

  test.each(['bytes=0-1,5-6', 'bytes=9-2', 'bytes=x-', 'lines=0-3'])(
    'P-517 %s asks for no single range, so the whole comes',
    async (range) => {
      const whole = await read({ range })
      expect([whole.status, whole.text.length]).toEqual([200, 100])
    },
  )

  test('P-517 a HEAD has the headers of the whole and no body', async () => {
    const head = await read({ range: 'bytes=0-3' }, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '100', ''])
  })

  test('P-517 what the reader has already is 304', async () => {
    const { headers } = await read()
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await read({ 'if-none-match': known })
      expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', etag])
    }
    const since = headers.get('last-modified') ?? ''
    expect((await read({ 'if-modified-since': since })).status).toBe(304)
    expect((await read({ 'if-none-match': '"other"', 'if-modified-since': since })).status).toBe(200)
  })

  test('P-517 a range of a file that has changed since is answered with the whole', async () => {
    const { headers } = await read()
    const range = 'bytes=0-3'
    expect((await read({ range, 'if-range': headers.get('etag') ?? '' })).status).toBe(206)
    expect((await read({ range, 'if-range': headers.get('last-modified') ?? '' })).status).toBe(206)
    expect((await read({ range, 'if-range': '"older"' })).status).toBe(200)
  })
})
