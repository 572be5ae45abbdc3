import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openApi, type Answered, type TestApi } from '#tests/contract/api.ts'
import { everyBackend } from '#tests/contract/backends.ts'
import { docm, docx, docxWithMacros, pdf, zipBomb, zipOfPages } from '#tests/contract/documents.ts'
import { unlimited } from '#tests/contract/records.ts'

const SCRIPT = '<script>alert(document.domain)</script>'
const MARK = 'alert(document.domain)'

const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })

/** A PNG of one bit a pixel, all white or all black: whole, and small for what it unpacks to. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(height * (1 + Math.ceil(width / 8)), 16_000_000)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A JPEG whose comment, text and end are a page that runs a script. */
async function jpegThatIsAPage(): Promise<Buffer> {
  const jpeg = await small()
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .jpeg()
    .toBuffer()
  const comment = Buffer.from(`*/=1;${SCRIPT}/*`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  const marker = Buffer.concat([Buffer.from([0xff, 0xfe]), length, comment])
  return Buffer.concat([jpeg.subarray(0, 2), marker, jpeg.subarray(2), Buffer.from(SCRIPT)])
}

describe.each(everyBackend.filter(([name]) => name === 'SQLite'))('hostile uploads on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  // Of what was refused nothing is kept or left half-finished, and nothing was an inner failure.
  afterEach(async () => {
    for (const { typeName, title } of await api.rows('audit'))
      if (typeName === 'upload') expect((await api.visitor(`GET ${String(title)}`)).status).toBe(200)
    expect(await api.rows('resume')).toEqual([])
    expect(api.reported.filter(({ event }) => event === '接口处理失败')).toEqual([])
  })
  afterAll(() => api.close())

  const form = (bytes: Uint8Array | string, name: string, type: string) => {
    const sent = new FormData()
    sent.append('file', new Blob([bytes as BlobPart], { type }), name)
    return sent
  }
  const upload = (bytes: Uint8Array | string, name = 'a.jpg', type = 'image/jpeg') =>
    api.admin('POST /api/upload', { rawBody: form(bytes, name, type) })
  const sendResume = (bytes: Uint8Array | string, name = 'cv.pdf') =>
    api.visitor('POST /api/application/upload', { rawBody: form(bytes, name, 'application/pdf') })

  /** What is served in its place may neither run nor be taken for a page. */
  async function expectHarmless(answered: Answered): Promise<void> {
    expect(answered.status, answered.text).toBe(200)
    expect(answered.body.data).toMatch(/^\/upload\/[0-9a-f]{32}\.[a-z0-9]{3,4}$/)
    const served = await api.visitor(`GET ${answered.body.data}`)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(served.headers.get('content-type')).toMatch(/^(image\/(jpeg|png|gif|webp|avif)|audio\/|video\/)/)
    expect(served.text).not.toContain(MARK)
  }

  test('a JPEG that is a page as well is kept as its pixels only', async () => {
    const bytes = await jpegThatIsAPage()
    expect(bytes.includes(MARK)).toBe(true)
    await expectHarmless(await upload(bytes, 'page.html', 'text/html'))
  })

  test('a PNG with a page in its texts and behind its end is kept as its pixels only', async () => {
    const png = await small().png().toBuffer()
    const end = png.length - 12
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))
    await expectHarmless(
      await upload(Buffer.concat([png.subarray(0, end), text, png.subarray(end), Buffer.from(SCRIPT)])),
    )
  })

  test('a GIF that is a program as well is refused, or kept without it', async () => {
    const gif = await small().gif().toBuffer()
    const commented = Buffer.concat([
      gif.subarray(0, -1),
      Buffer.from([0x21, 0xfe, MARK.length]),
      Buffer.from(MARK),
      Buffer.from([0, 0x3b]),
      Buffer.from(`*/=1;${MARK}`),
    ])
    await expectHarmless(await upload(commented, 'x.js', 'text/javascript'))
    // Its width is `/*`, and what follows is a program.
    const program = Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from(`*/=1;${MARK}`)])
    const answered = await upload(program, 'x.gif', 'image/gif')
    if (answered.status === 200) await expectHarmless(answered)
    else expect([400, 413, 415]).toContain(answered.status)
  })

  test.each([
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}">${SCRIPT}</svg>`],
    [
      'SVG behind a prologue',
      `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
    ],
    ['SVG behind blanks', `\n\t  <svg>${SCRIPT}</svg>`],
    ['HTML', `<!doctype html>${SCRIPT}`],
    ['XHTML', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
    ['a script', MARK],
    ['a ZIP', zipOfPages()],
    ['a PDF', pdf()],
    ['a Word document', docx()],
    ['an ELF program', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(5000)])],
    ['PHP behind the first bytes of a GIF', 'GIF89a<?php system($_GET[0]); ?>'],
    ['nothing but the first bytes of a JPEG', Buffer.from('ffd8ffe0', 'hex')],
    ['TIFF', 'II*\0'.padEnd(100, '\0')],
    ['an icon', Buffer.concat([Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(100)])],
  ])('%s is refused under every name and type', async (_what, bytes) => {
    for (const [name, type] of [
      ['a.jpg', 'image/jpeg'],
      ['a.svg', 'image/svg+xml'],
      ['a.html.png', 'image/png'],
      ['a.php.jpg', 'image/jpeg'],
      ['a.jpg.php', 'image/jpeg'],
      ['a.jpg\0.html', 'image/jpeg'],
    ] as const)
      expect([400, 415], name).toContain((await upload(bytes, name, type)).status)
  })

  test.each([
    '../../../../etc/cron.d/x.jpg',
    '..\\..\\x.jpg',
    '/etc/passwd',
    'C:\\windows\\x.jpg',
    '.htaccess',
    'CON',
    'a.jpg;.html',
    '\u202Egpj.exe',
    'a.jpg%00.php',
  ])('a picture called %s is kept under a name of the server’s', async (name) => {
    await expectHarmless(await upload(await small().jpeg().toBuffer(), name))
  })

  test('a picture with a name of 3000 characters is kept under a name of the server’s', async () => {
    await expectHarmless(await upload(await small().jpeg().toBuffer(), `${'x'.repeat(3000)}.jpg`))
  })

  test('more pixels than are taken are refused before they are drawn, whatever the file’s size', async () => {
    expect((await upload(pngOf(7000, 7000))).status).toBe(200)
    const before = process.memoryUsage().rss
    for (const [width, height] of [
      [7100, 7100],
      [50_000, 50_000],
      [100_000, 600],
    ] as const)
      expect((await upload(pngOf(width, height))).status, `${width} × ${height}`).toBe(413)
    expect([400, 413]).toContain((await upload(pngOf(2_147_483_647, 2_147_483_647))).status)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s that ends early is refused',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const whole = await sharp({
        create: { width: 96, height: 96, channels: 3, background: '#808080', noise },
      })
        .toFormat(format)
        .toBuffer()
      for (const share of [0.2, 0.5, 0.8])
        expect((await upload(whole.subarray(0, whole.length * share))).status, String(share)).toBe(400)
    },
  )

  test.each([
    ['a bomb of zeros in a Word document', zipBomb()],
    ['a Word document with macros', docm()],
    ['one that says it has none', docxWithMacros()],
    ['pages called a Word document', zipOfPages()],
    ['HTML', `<!doctype html>${SCRIPT}`],
    ['a picture', pngOf(1, 1)],
    ['a PDF behind a page', `${SCRIPT}${pdf().toString()}`],
  ])('as a résumé %s is refused', async (_what, bytes) => {
    for (const name of ['cv.docx', 'cv.pdf', 'cv.docx.html', '../cv.pdf'])
      expect([400, 413, 415], name).toContain((await sendResume(bytes, name)).status)
  })

  test('a form of huge or many headers, many parts or none is 400, and the next one is taken', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const part = (head: string) => `--x\r\n${head}\r\n\r\n1\r\n`
    const name = 'Content-Disposition: form-data; name="a"'
    // Each would be taken but for what is too much of it.
    const film = `fLaC${'\0'.repeat(96)}`
    const filed = (head = '') =>
      `--x\r\n${head}Content-Disposition: form-data; name="file"; filename="a.flac"\r\n\r\n${film}\r\n--x--\r\n`
    expect((await api.admin('POST /api/upload', { rawBody: filed(), headers })).status).toBe(200)
    for (const rawBody of [
      filed(`X-Long: ${'a'.repeat(300_000)}\r\n`),
      filed('X: y\r\n'.repeat(5000)),
      part(`Content-Disposition: form-data; name="${'a'.repeat(300_000)}"`),
      part(name).repeat(20_000) + filed(),
      part(`${name}; filename="a"`).repeat(2000) + filed(),
      '--x'.repeat(100_000),
      '\r\n'.repeat(100_000),
      `--x\r\n${name}`,
    ]) {
      expect((await api.admin('POST /api/upload', { rawBody, headers })).status, rawBody.slice(0, 60)).toBe(
        400,
      )
      expect((await api.visitor('POST /api/application/upload', { rawBody, headers })).status).toBe(400)
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'x'.repeat(9000)}`,
    ])
      expect(
        (await api.admin('POST /api/upload', { rawBody: 'x', headers: { 'content-type': type } })).status,
      ).toBe(400)
    await expectHarmless(await upload(await small().png().toBuffer()))
  })
})
