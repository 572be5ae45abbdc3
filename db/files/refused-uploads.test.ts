import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  bodyOf,
  MEGABYTE,
  MP3_HEAD,
  MP4_HEAD,
  picture,
  streamed,
  uploadOf,
  withUploadFolder,
} from '#tests/setup/upload-folder.ts'

const site = withUploadFolder()

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['SVG', svg],
  ['SVG with an XML head', `<?xml version="1.0"?>${svg}`],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['plain text', 'hello'],
  ['PDF', '%PDF-1.7\n1 0 obj'],
  ['a program', '\x7fELF\x02\x01\x01'],
])('%s is 415 and leaves nothing', async (_name, content) => {
  await expect(site.files.receive(uploadOf(content))).rejects.toMatchObject({ status: 415 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('a GIF head with a script behind it is refused as damaged', async () => {
  await expect(site.files.receive(uploadOf('GIF89a/*<script>alert(1)</script>*/=1'))).rejects.toMatchObject({
    status: 400,
  })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('a script behind a good JPEG does not survive', async () => {
  const polyglot = Buffer.concat([
    await picture().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const { path } = await site.files.receive(uploadOf(polyglot))
  expect(Buffer.from(await site.bytesOf(path)).includes('<script>')).toBe(false)
})

test('a JPEG cut in half is refused', async () => {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()
  await expect(site.files.receive(uploadOf(noise.subarray(0, noise.length / 2)))).rejects.toMatchObject({
    status: 400,
  })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('more pixels than allowed are 413 without being decoded', async () => {
  const bomb = await picture(4000, 4000).png().toBuffer()
  expect(bomb.length).toBeLessThan(MEGABYTE)
  await expect(site.files.receive(uploadOf(bomb))).rejects.toMatchObject({ status: 413 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test.each([
  [
    'an image',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(MEGABYTE)]),
    '图片大小不能超过1MB!',
  ],
  ['audio', Buffer.concat([MP3_HEAD, Buffer.alloc(2 * MEGABYTE)]), '音频大小不能超过2MB!'],
  ['video', Buffer.concat([MP4_HEAD, Buffer.alloc(3 * MEGABYTE)]), '视频大小不能超过3MB!'],
])('%s over its own cap is 413', async (_name, content, message) => {
  await expect(site.files.receive(uploadOf(content))).rejects.toMatchObject({ status: 413, message })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('an endless upload is refused, read on for 64 MB so that the sender sees it, then cut', async () => {
  let sent = 0
  let wasCut = false
  const head = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'),
    MP4_HEAD,
  ])
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? head : new Uint8Array(MEGABYTE))
      sent += 1
    },
    cancel() {
      wasCut = true
    },
  })
  await expect(site.files.receive(streamed(endless))).rejects.toMatchObject({ status: 413 })
  await expect.poll(() => wasCut).toBe(true)
  expect(sent).toBeLessThan(80)
  expect(await site.halfFinished()).toEqual([])
})

test.each([
  ['no file', () => streamed(Readable.toWeb(Readable.from([])) as ReadableStream)],
  ['an empty file', () => uploadOf('')],
  ['a file in another field', () => uploadOf('x', 'a.jpg', 'picture')],
])('%s is 400', async (_what, request) => {
  await expect(site.files.receive(request())).rejects.toMatchObject({ status: 400 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test('two files in one form are 400', async () => {
  const form = new FormData()
  const content = new Uint8Array(await picture().png().toBuffer())
  form.append('file', new File([content], 'a.png'))
  form.append('file', new File([content], 'b.png'))
  const request = new Request('http://site/api/upload', { method: 'POST', body: form })
  await expect(site.files.receive(request)).rejects.toMatchObject({ status: 400 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})

test.each([
  ['a body that is not multipart', 'application/json', 415],
  ['a multipart without boundary', 'multipart/form-data', 400],
])('%s is refused', async (_what, type, status) => {
  await expect(site.files.receive(streamed(bodyOf(Buffer.from('x')), type))).rejects.toMatchObject({ status })
})
