import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  MEGABYTE,
  MP3_HEAD,
  MP4_HEAD,
  picture,
  streamed,
  uploadOf,
  withUploadFolder,
} from '#tests/setup/upload-folder.ts'

const site = withUploadFolder()

test.each([
  ['jpg', 'image/jpeg', () => picture().jpeg()],
  ['png', 'image/png', () => picture().png()],
  ['webp', 'image/webp', () => picture().webp()],
  ['gif', 'image/gif', () => picture().gif()],
  ['avif', 'image/avif', () => picture().avif()],
])('a %s is kept under a generated name and served as %s', async (extension, contentType, draw) => {
  const { path, kind } = await site.files.receive(uploadOf(await draw().toBuffer(), '../../etc/passwd'))
  expect(path).toMatch(new RegExp(`^/upload/[0-9a-f]{32}\\.${extension}$`))
  expect(kind).toBe('image')
  expect((await site.files.read(path.replace('/upload/', '')))?.contentType).toBe(contentType)
  expect(await site.halfFinished()).toEqual([])
})

test('the name and declared type of the sender do not decide: a PNG named .html is kept as png', async () => {
  const { path } = await site.files.receive(uploadOf(await picture().png().toBuffer(), 'page.html'))
  expect(path).toMatch(/\.png$/)
})

test('EXIF is removed and the picture is turned upright', async () => {
  const sideways = await picture(60, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { path } = await site.files.receive(uploadOf(sideways))
  const stored = await sharp(join(site.folder, path.replace('/upload/', ''))).metadata()
  expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([
    40,
    60,
    undefined,
    undefined,
  ])
})

test('an animated GIF keeps its frames', async () => {
  const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 0), Buffer.alloc(32 * 32 * 3, 255)])
  const animation = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
    .gif()
    .toBuffer()
  const { path } = await site.files.receive(uploadOf(animation))
  expect((await sharp(join(site.folder, path.replace('/upload/', ''))).metadata()).pages).toBe(2)
})

test('a PNG with frames is refused with a word', async () => {
  const still = await picture().png().toBuffer()
  const frames = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1')
  const animated = Buffer.concat([still.subarray(0, 33), frames, still.subarray(33)])
  await expect(site.files.receive(uploadOf(animated))).rejects.toMatchObject({
    status: 415,
    message: '不支持动态PNG图片，请改用GIF或WebP动图，或上传静态图片',
  })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('video and audio are kept as sent', async () => {
  const film = Buffer.concat([MP4_HEAD, Buffer.alloc(2 * MEGABYTE, 7)])
  const { path, kind } = await site.files.receive(uploadOf(film, 'film.mp4'))
  expect(kind).toBe('video')
  expect(path).toMatch(/\.mp4$/)
  expect(Buffer.compare(await site.bytesOf(path), film)).toBe(0)
  expect((await site.files.receive(uploadOf(MP3_HEAD, 'talk.mp3'))).kind).toBe('audio')
})

test('more uploads than are taken at once wait their turn, and all arrive', async () => {
  const content = await picture().png().toBuffer()
  const received = await Promise.all(Array.from({ length: 30 }, () => site.files.receive(uploadOf(content))))
  expect(new Set(received.map(({ path }) => path)).size).toBe(30)
  expect(await site.kept()).toHaveLength(30)
})

test('films do not gather in memory: a body is read only as fast as it is written, and no more than eight at once', async () => {
  let asked = 0
  const endless = () =>
    streamed(
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            asked += 1
            controller.enqueue(asked === 1 ? new Uint8Array(0) : new Uint8Array(1))
            return new Promise(() => undefined)
          },
        },
        { highWaterMark: 0 },
      ),
    )
  const requests = Array.from({ length: 50 }, endless)
  for (const request of requests) void site.files.receive(request).catch(() => undefined)
  await expect.poll(() => asked).toBe(8)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toBe(8)
})
