import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import { backendsWithFiles } from './backends.ts'
import { uploadFile } from './upload-file.ts'

describe.each(backendsWithFiles.filter(([name]) => name !== 'memory'))(
  'smaller versions on %s',
  (_name, open) => {
    let api: TestApi
    let path: string
    beforeEach(async () => {
      api = await openApi(open)
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const photo = sharp({ create: { width: 400, height: 60, channels: 3, background: '#808080', noise } })
      path = (await uploadFile(api, (await photo.jpeg().toBuffer()) as BlobPart, 'photo.jpg')).body.data
      // Made after the answer; this waits for its turn behind it.
      await api.backend.files.pictures.make(path.replace('/upload/', ''))
    })
    afterEach(() => api.close())

    test('P-517 an uploaded picture is served smaller too, for ever; its own address and bytes stay as they are', async () => {
      for (const format of ['avif', 'webp']) {
        const served = await api.visitor(`GET ${path.replace('.jpg', `-jpg_400.${format}`)}`)
        expect([served.status, served.headers.get('content-type')]).toEqual([200, `image/${format}`])
        expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      }
      expect(path).toMatch(/^\/upload\/[0-9a-f]{32}\.jpg$/)
      expect((await api.visitor(`GET ${path}`)).headers.get('content-type')).toBe('image/jpeg')
    })

    test('P-517 a picture that is removed is gone at every width', async () => {
      await api.backend.files.remove(path.replace('/upload/', ''))
      for (const each of [path, path.replace('.jpg', '-jpg_320.avif')])
        expect((await api.visitor(`GET ${each}`)).status).toBe(404)
    })
  },
)
