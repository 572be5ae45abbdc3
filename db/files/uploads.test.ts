import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Settings } from '#contract/default-settings.ts'
import type { Files } from '#contract/engine/backend.ts'
import { openDiskPlace } from './disk-place.ts'
import { createFiles } from './files.ts'
import { bundled } from '#tests/setup/bundled.ts'

const MEGABYTE = 1024 * 1024
const settings = {
  uploadImageMaxBytes: MEGABYTE,
  uploadAudioMaxBytes: 2 * MEGABYTE,
  uploadVideoMaxBytes: 3 * MEGABYTE,
  uploadImageMaxPixels: 1_000_000,
} as Settings

let dataDir: string
let folder: string
let files: Files

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'))
  folder = join(dataDir, 'uploads')
  files = await open()
})
afterEach(async () => {
  await files.pictures.end()
  await rm(dataDir, { recursive: true })
})

const open = () => createFiles(openDiskPlace(dataDir), settings)

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 80, b: 160 } } })

function uploadOf(content: Uint8Array | string, name = 'photo.jpg', field = 'file'): Request {
  const form = new FormData()
  form.set(field, new File([content as BlobPart], name, { type: 'image/jpeg' }))
  return new Request('http://site/api/upload', { method: 'POST', body: form })
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await files.read(path.replace('/upload/', ''))
  return new Uint8Array(await new Response(file?.open()).arrayBuffer())
}

const kept = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'))
const halfFinished = () => readdir(join(folder, '.incoming'))

const MP4_HEAD = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(16)])
const FLAC_PART = `Content-Disposition: form-data; name="file"; filename="a.flac"\r\n\r\nfLaC${'\0'.repeat(96)}\r\n`
const MP3_HEAD = Buffer.concat([
  Buffer.from('ID3\x03'),
  Buffer.alloc(6),
  Buffer.from([0xff, 0xfb, 0x90, 0]),
  Buffer.alloc(16),
])

describe('accepted files', () => {
  test.each([
    ['jpg', 'image/jpeg', () => picture().jpeg()],
    ['png', 'image/png', () => picture().png()],
    ['webp', 'image/webp', () => picture().webp()],
    ['gif', 'image/gif', () => picture().gif()],
    ['avif', 'image/avif', () => picture().avif()],
  ])('a %s is kept under a generated name and served as %s', async (extension, contentType, draw) => {
    const { path, kind } = await files.receive(uploadOf(await draw().toBuffer(), '../../etc/passwd'))
    expect(path).toMatch(new RegExp(`^/upload/[0-9a-f]{32}\\.${extension}$`))
    expect(kind).toBe('image')
    expect((await files.read(path.replace('/upload/', '')))?.contentType).toBe(contentType)
    expect(await halfFinished()).toEqual([])
  })

  test('the name and declared type of the sender do not decide: a PNG named .html is kept as png', async () => {
    const { path } = await files.receive(uploadOf(await picture().png().toBuffer(), 'page.html'))
    expect(path).toMatch(/\.png$/)
  })

  test('EXIF is removed and the picture is turned upright', async () => {
    const sideways = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { path } = await files.receive(uploadOf(sideways))
    const stored = await sharp(join(folder, path.replace('/upload/', ''))).metadata()
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
    const { path } = await files.receive(uploadOf(animation))
    expect((await sharp(join(folder, path.replace('/upload/', ''))).metadata()).pages).toBe(2)
  })

  test('a PNG with frames is refused with a word', async () => {
    const still = await picture().png().toBuffer()
    const frames = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1')
    const animated = Buffer.concat([still.subarray(0, 33), frames, still.subarray(33)])
    await expect(files.receive(uploadOf(animated))).rejects.toMatchObject({
      status: 415,
      message: '不支持动态PNG图片，请改用GIF或WebP动图，或上传静态图片',
    })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('video and audio are kept as sent', async () => {
    const film = Buffer.concat([MP4_HEAD, Buffer.alloc(2 * MEGABYTE, 7)])
    const { path, kind } = await files.receive(uploadOf(film, 'film.mp4'))
    expect(kind).toBe('video')
    expect(path).toMatch(/\.mp4$/)
    expect(Buffer.compare(await bytesOf(path), film)).toBe(0)
    expect((await files.receive(uploadOf(MP3_HEAD, 'talk.mp3'))).kind).toBe('audio')
  })
})

describe('refused files', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['SVG', svg],
    ['SVG with an XML head', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['plain text', 'hello'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['a program', '\x7fELF\x02\x01\x01'],
  ])('%s is 415 and leaves nothing', async (_name, content) => {
    await expect(files.receive(uploadOf(content))).rejects.toMatchObject({ status: 415 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('a GIF head with a script behind it is refused as damaged', async () => {
    await expect(files.receive(uploadOf('GIF89a/*<script>alert(1)</script>*/=1'))).rejects.toMatchObject({
      status: 400,
    })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('a script behind a good JPEG does not survive', async () => {
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { path } = await files.receive(uploadOf(polyglot))
    expect(Buffer.from(await bytesOf(path)).includes('<script>')).toBe(false)
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
    await expect(files.receive(uploadOf(noise.subarray(0, noise.length / 2)))).rejects.toMatchObject({
      status: 400,
    })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('more pixels than allowed are 413 without being decoded', async () => {
    const bomb = await picture(4000, 4000).png().toBuffer()
    expect(bomb.length).toBeLessThan(MEGABYTE)
    await expect(files.receive(uploadOf(bomb))).rejects.toMatchObject({ status: 413 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
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
    await expect(files.receive(uploadOf(content))).rejects.toMatchObject({ status: 413, message })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
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
    await expect(files.receive(streamed(endless))).rejects.toMatchObject({ status: 413 })
    await expect.poll(() => wasCut).toBe(true)
    expect(sent).toBeLessThan(80)
    expect(await halfFinished()).toEqual([])
  })

  test('no file, an empty file, another field name: 400', async () => {
    await expect(files.receive(uploadOf(''))).rejects.toMatchObject({ status: 400 })
    await expect(files.receive(uploadOf('x', 'a.jpg', 'picture'))).rejects.toMatchObject({ status: 400 })
    await expect(
      files.receive(streamed(Readable.toWeb(Readable.from([])) as ReadableStream)),
    ).rejects.toMatchObject({ status: 400 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('two files in one form are 400', async () => {
    const form = new FormData()
    const content = new Uint8Array(await picture().png().toBuffer())
    form.append('file', new File([content], 'a.png'))
    form.append('file', new File([content], 'b.png'))
    const request = new Request('http://site/api/upload', { method: 'POST', body: form })
    await expect(files.receive(request)).rejects.toMatchObject({ status: 400 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('a body that is not multipart is 415, a multipart without boundary 400', async () => {
    const send = (contentType: string) =>
      files.receive(
        new Request('http://site/api/upload', {
          method: 'POST',
          body: 'x',
          headers: { 'content-type': contentType },
        }),
      )
    await expect(send('application/json')).rejects.toMatchObject({ status: 415 })
    await expect(send('multipart/form-data')).rejects.toMatchObject({ status: 400 })
  })
})

describe('interrupted and malformed requests', () => {
  test('a form that ends in the middle of the file leaves nothing', async () => {
    const start = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      await picture().jpeg().toBuffer(),
    ])
    const body = Readable.toWeb(Readable.from([start])) as ReadableStream
    await expect(files.receive(streamed(body))).rejects.toMatchObject({ status: 400 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test.each([
    ['no closing header', '--x\r\nContent-Disposition: form-data; name="file'],
    ['header without value', '--x\r\n\r\n\r\n--x--\r\n'],
    ['only noise', '\0\0\0\0--x\0\r\n'],
    ['a header of 200 KB', `--x\r\nX-Long: ${'a'.repeat(200_000)}\r\n\r\nx\r\n--x--\r\n`],
    ['a file behind a header of 20 KB', `--x\r\nX-Long: ${'a'.repeat(20_000)}\r\n${FLAC_PART}--x--\r\n`],
    ['a file with 20 headers before its name', `--x\r\n${'X: y\r\n'.repeat(20)}${FLAC_PART}--x--\r\n`],
    [
      'a file with a head of 1 MB behind its name',
      `--x\r\n${FLAC_PART.replace('\r\n\r\n', `\r\nX-Long: ${'a'.repeat(MEGABYTE)}\r\n\r\n`)}--x--\r\n`,
    ],
    ['a file called __proto__', `--x\r\n${FLAC_PART.replace('"file"', '"__proto__"')}--x--\r\n`],
    ['an end before the file', `--x\r\n\r\n\r\n--x--\r\n--x\r\n${FLAC_PART}--x--\r\n`],
  ])('malformed multipart (%s) is a refusal, not a crash', async (_name, text) => {
    const body = Readable.toWeb(Readable.from([Buffer.from(text)])) as ReadableStream
    await expect(files.receive(streamed(body))).rejects.toMatchObject({ status: 400 })
    expect(await halfFinished()).toEqual([])
  })

  test.each([
    ['an escape', 'boundary="a\\"b"', 'a"b'],
    ['another boundary inside of a value', 'x="; boundary=y"; boundary=a', 'a'],
    ['a blank', 'boundary=a b', 'ab'],
    ['characters that no boundary has', 'boundary=a*b', 'a*b'],
  ])('a form whose boundary is told with %s has no head of 1 MB either', async (_what, told, boundary) => {
    const part = FLAC_PART.replace('\r\n\r\n', `\r\nX-Long: ${'a'.repeat(MEGABYTE)}\r\n\r\n`)
    const body = bodyOf(Buffer.from(`--${boundary}\r\n${part}--${boundary}--\r\n`))
    await expect(files.receive(streamed(body, `multipart/form-data; ${told}`))).rejects.toMatchObject({
      status: 400,
    })
  })

  test.each([
    ['boundary="x"', 'x'],
    ['charset=utf-8; boundary=x', 'x'],
    ['Boundary=x; charset=UTF-8', 'x'],
    ['boundary="----=_Part_1 (a)+b,c./:=?-\'d"', "----=_Part_1 (a)+b,c./:=?-'d"],
    ['boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
  ])('a form whose boundary is told as %s is received', async (told, boundary) => {
    const body = bodyOf(Buffer.from(`--${boundary}\r\n${FLAC_PART}--${boundary}--\r\n`))
    expect((await files.receive(streamed(body, `multipart/form-data; ${told}`))).kind).toBe('audio')
  })

  test('a head is counted by itself, wherever the form is cut into pieces', async () => {
    const text = `a foreword\r\n${'--x\r\nX: y\r\n\r\n1\r\n'.repeat(9)}--x\r\nX: ${'a'.repeat(16_000)}\r\n${FLAC_PART}--x--\r\n${'z'.repeat(20_000)}`
    const pieces = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) =>
      Buffer.from(text.slice(at * 7, at * 7 + 7)),
    )
    const body = Readable.toWeb(Readable.from(pieces)) as ReadableStream
    expect((await files.receive(streamed(body))).kind).toBe('audio')
  })

  test('parts and headers called __proto__ and constructor are no harm', async () => {
    const strange = ['__proto__', 'constructor', 'toString']
    const fields = strange.map(
      (name) => `--x\r\n${name}: y\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`,
    )
    const text = `${fields.join('')}--x\r\n__proto__: y\r\n${FLAC_PART}--x--\r\n`
    expect((await files.receive(streamed(bodyOf(Buffer.from(text))))).kind).toBe('audio')
    expect(({} as Record<string, unknown>).y).toBeUndefined()
  })

  test('a client that hangs up in the middle leaves nothing and the server goes on', async () => {
    const outcomes: unknown[] = []
    const server = createServer((incoming, outgoing) => {
      const request = new Request('http://site/api/upload', {
        method: 'POST',
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
        body: Readable.toWeb(incoming) as ReadableStream,
        duplex: 'half',
      } as RequestInit)
      files.receive(request).catch((error: { status: number }) => outcomes.push(error.status))
      outgoing.on('error', () => undefined)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n',
    )
    socket.write(Buffer.concat([MP4_HEAD, Buffer.alloc(200_000)]))
    await expect.poll(halfFinished).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => outcomes).toEqual([400])
    await expect.poll(halfFinished).toEqual([])
    expect(await kept()).toEqual([])
    await new Promise((resolve) => server.close(resolve))
  })

  test('a part that follows the file, a file under a long name and a text before it are no harm', async () => {
    const form = new FormData()
    form.append('note', '标题')
    form.append(
      'file',
      new File([new Uint8Array(await picture().png().toBuffer())], `${'名'.repeat(2000)}.png`),
    )
    form.append('after', 'x')
    const request = new Request('http://site/api/upload', { method: 'POST', body: form })
    expect((await files.receive(request)).kind).toBe('image')
  })

  test.each([
    ['fields', 'Content-Disposition: form-data; name="a"'],
    ['files of another name', 'Content-Disposition: form-data; name="a"; filename="a.txt"'],
    ['parts without a name', 'X: y'],
  ])('5000 %s are a refusal, not a crash', async (_name, header) => {
    const text = `--x\r\n${header}\r\n\r\n1\r\n`.repeat(5000) + '--x--\r\n'
    await expect(files.receive(streamed(bodyOf(Buffer.from(text))))).rejects.toMatchObject({ status: 400 })
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('a file that ends in the middle leaves nothing, however often', async () => {
    const half = Buffer.concat([partHead('a.mp4'), MP4_HEAD, Buffer.alloc(5000)])
    const attempts = Array.from({ length: 40 }, () => files.receive(streamed(bodyOf(half))))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })

  test('what is arriving elsewhere is left alone, whatever process number it names; what is too old to arrive goes', async () => {
    const child = spawnSync(process.execPath, ['-e', '0'])
    const arriving = [
      `${child.pid}-0123456789abcdef`,
      `${process.pid}-0123456789abcdef`,
      'of-another-version',
    ]
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    for (const name of arriving) {
      await writeFile(join(folder, '.incoming', name), 'x')
      await utimes(join(folder, '.incoming', name), minutesAgo(29), minutesAgo(29))
      await writeFile(join(folder, '.incoming', `${name}-abandoned`), 'x')
      await utimes(join(folder, '.incoming', `${name}-abandoned`), minutesAgo(31), minutesAgo(31))
    }
    const next = await open()
    expect((await halfFinished()).sort()).toEqual(arriving.sort())
    // The hourly sweep goes by the same age.
    await utimes(join(folder, '.incoming', 'of-another-version'), minutesAgo(31), minutesAgo(31))
    await next.removeAbandoned()
    expect(await halfFinished()).toHaveLength(2)
  })

  test('two that serve one folder do not take each other’s arriving upload', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const film = Buffer.concat([partHead('a.mp4'), MP4_HEAD, Buffer.alloc(5000)])
    const body = Readable.from(
      (async function* () {
        yield film
        await arrived
        yield Buffer.from('\r\n--x--\r\n')
      })(),
    )
    const receiving = files.receive(streamed(Readable.toWeb(body) as ReadableStream))
    await expect.poll(halfFinished).toHaveLength(1)
    const other = await open()
    await other.removeAbandoned()
    arrive()
    expect((await receiving).kind).toBe('video')
    expect(await kept()).toHaveLength(1)
  })

  test('what a process killed with -9 in the middle of an upload leaves goes at a start, once nobody can be sending it any more', async () => {
    const receiver = spawn(
      process.execPath,
      [await bundled('db/test-processes/endless-upload.ts'), dataDir],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    await expect.poll(halfFinished, { timeout: 15_000 }).toHaveLength(1)
    receiver.kill('SIGKILL')
    await once(receiver, 'exit')
    const [left = ''] = await halfFinished()
    const halfAnHourAgo = new Date(Date.now() - 31 * 60_000)
    await utimes(join(folder, '.incoming', left), halfAnHourAgo, halfAnHourAgo)
    await open()
    expect([await kept(), await halfFinished()]).toEqual([[], []])
  })
})

describe('many at once', () => {
  test('more uploads than are taken at once wait their turn, and all arrive', async () => {
    const content = await picture().png().toBuffer()
    const received = await Promise.all(Array.from({ length: 30 }, () => files.receive(uploadOf(content))))
    expect(new Set(received.map(({ path }) => path)).size).toBe(30)
    expect(await kept()).toHaveLength(30)
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
    for (const request of requests) void files.receive(request).catch(() => undefined)
    await expect.poll(() => asked).toBe(8)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toBe(8)
  })
})

describe('reading', () => {
  test('only generated names are read: no folder, no parent, no unknown extension', async () => {
    await writeFile(join(folder, 'page.html'), '<script>')
    await writeFile(join(folder, '..', 'outside.png'), 'x')
    for (const path of [
      '../outside.png',
      '..%2foutside.png',
      '.incoming',
      'page.html',
      'a/b.png',
      'missing.png',
      '',
      'a.constructor',
    ]) {
      expect(await files.read(path)).toBeUndefined()
    }
    await rm(join(folder, '..', 'outside.png'))
  })

  test('a link in the folder is no upload, whatever it leads to', async () => {
    const { path } = await files.receive(uploadOf(await picture().png().toBuffer()))
    await writeFile(join(dataDir, 'site.png'), 'private')
    await mkdir(join(dataDir, 'private'))
    await symlink(join(dataDir, 'site.png'), join(folder, 'to-a-file.png'))
    await symlink(join(folder, path.replace('/upload/', '')), join(folder, 'to-an-upload.png'))
    await symlink(join(dataDir, 'private'), join(folder, 'to-a-folder.png'))
    await symlink(join(dataDir, 'nothing'), join(folder, 'to-nothing.png'))
    for (const name of ['to-a-file.png', 'to-an-upload.png', 'to-a-folder.png', 'to-nothing.png'])
      expect(await files.read(name)).toBeUndefined()
    await files.remove('to-a-file.png')
    expect(await readFile(join(dataDir, 'site.png'), 'utf8')).toBe('private')
  })

  test('a file that becomes a link before it is read gives nothing of what the link leads to', async () => {
    const { path } = await files.receive(uploadOf(await picture().png().toBuffer()))
    const name = path.replace('/upload/', '')
    const stored = await files.read(name)
    await writeFile(join(dataDir, 'site.png'), 'private')
    await rm(join(folder, name))
    await symlink(join(dataDir, 'site.png'), join(folder, name))
    await expect(new Response(stored?.open()).text()).rejects.toThrow('ELOOP')
  })

  test('a link in place of the folder of arriving files stops the start, and nothing behind it is removed', async () => {
    await mkdir(join(dataDir, 'private'))
    await writeFile(join(dataDir, 'private', 'letter'), 'x')
    await rm(join(folder, '.incoming'), { recursive: true })
    await symlink(join(dataDir, 'private'), join(folder, '.incoming'))
    await expect(open()).rejects.toThrow(join(folder, '.incoming'))
    expect(await readdir(join(dataDir, 'private'))).toEqual(['letter'])
  })

  test('a large file is streamed, and an unread stream opens nothing', async () => {
    const film = Buffer.concat([MP4_HEAD, Buffer.alloc(2 * MEGABYTE, 3)])
    const { path } = await files.receive(uploadOf(film))
    const stored = await files.read(path.replace('/upload/', ''))
    const reader = (stored!.open() as ReadableStream<Uint8Array>).getReader()
    expect((await reader.read()).value?.length).toBeLessThan(MEGABYTE)
    expect(await openFiles()).toBe(1)
    await reader.cancel()
    await expect.poll(openFiles).toBe(0)
    expect((await readFile(join(folder, path.replace('/upload/', '')))).length).toBe(film.length)
  })
})

/** Descriptors that this process holds on files of the folder. */
async function openFiles(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith(folder)).length
}

const bodyOf = (bytes: Uint8Array) => Readable.toWeb(Readable.from([bytes])) as ReadableStream

const partHead = (name: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`)

function streamed(body: ReadableStream, type = 'multipart/form-data; boundary=x'): Request {
  return new Request('http://site/api/upload', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
}
