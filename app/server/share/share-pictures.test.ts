import { HttpError } from '#contract/shared/http-error.ts'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import express from 'express'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { StoredFile } from '#contract/engine/backend.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
// As in the product: it lets no decoder but its own touch anything.
import '#db/files/clean-image.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { sharePictures } from './share-pictures.ts'

let server: Server
let origin: string
let reads: string[]
/** How the call for one case fails. */
let caseStatus = 404
const stored: Record<string, StoredFile> = {}

const news = {
  id: 1,
  title: '基地二期投入使用',
  summary: '',
  content: '',
  coverImage: 'wide.webp',
  publishTime: '2026-11-12 09:30:00',
}

const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 12, g: 80, b: 160, alpha } } })

const asStored = (bytes: Uint8Array<ArrayBufferLike>, contentType: string): StoredFile => ({
  contentType,
  size: bytes.length,
  modifiedTime: new Date(0),
  open: () => new Uint8Array(bytes),
})

beforeAll(async () => {
  stored['wide.webp'] = asStored(await picture(1600, 500).webp().toBuffer(), 'image/webp')
  stored['small.png'] = asStored(await picture(40, 80, 0).png().toBuffer(), 'image/png')
  stored['turned.jpg'] = asStored(
    await picture(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'image/jpeg',
  )
  stored['photo.avif'] = asStored(await picture(64, 64).avif().toBuffer(), 'image/avif')
  stored['torn.webp'] = asStored(Buffer.from('RIFF no picture'), 'image/webp')
  stored['film.mp4'] = asStored(Buffer.from('film'), 'video/mp4')
  const files = {
    read: (name: string) => {
      reads.push(name)
      return Promise.resolve(stored[name])
    },
  }
  const read = pageReaderOf({
    'GET /api/news/published': [news],
    'GET /api/news/published/{id}': news,
    get 'GET /api/case/list/{id}'() {
      return Promise.reject(new HttpError(caseStatus, ''))
    },
    'GET /api/case/list?category=': [],
  })
  const context = { read, publicUrl: 'https://www.example.com' }
  const app = express().use(sharePictures(files, resolve(projectRoot, 'public'), () => context))
  server = app.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  caseStatus = 404
  reads = []
})

const get = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init)

test.each([
  '/share/upload/wide.webp.jpg',
  '/share/upload/small.png.jpg',
  '/share/upload/turned.jpg.jpg',
  '/share/upload/photo.avif.jpg',
  '/share/images/cases.webp.jpg',
  '/share/images/banner1.jpg.jpg',
  '/share/pages/home.jpg',
  '/share/pages/data-annotation.jpg',
  '/share/pages/map-surveying-cases/map-making.jpg',
  '/share/pages/about/news/1.jpg',
])('%s is a JPEG of 1200 × 630, of the length it says', async (path) => {
  const answered = await get(path)
  const bytes = Buffer.from(await answered.arrayBuffer())
  expect(answered.status).toBe(200)
  expect(answered.headers.get('content-type')).toBe('image/jpeg')
  expect(answered.headers.get('content-length')).toBe(String(bytes.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('what lets through stands on white, for a JPEG has no other ground', async () => {
  const bytes = Buffer.from(await (await get('/share/upload/small.png.jpg')).arrayBuffer())
  const { dominant } = await sharp(bytes).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('a case that was taken down has no picture and no poster any more', async () => {
  caseStatus = 410
  expect((await get('/share/pages/cases/5.jpg')).status).toBe(410)
  expect((await get('/share/posters/cases/5.jpg')).status).toBe(410)
})

test('a poster is a JPEG of 1080 × 1440 whose code leads to its record, of records only', async () => {
  const answered = await get('/share/posters/about/news/1.jpg')
  const bytes = Buffer.from(await answered.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1440 })
  const { data, info } = await sharp(bytes).raw().ensureAlpha().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
    'https://www.example.com/about/news/1',
  )
  for (const path of ['about', 'cases/4', 'about/news/01', 'contact/jobs/1x'])
    expect((await get(`/share/posters/${path}.jpg`)).status, path).toBe(404)
})

test('a page’s words stand in its middle square, which is all that WeChat shows', async () => {
  const bytes = Buffer.from(await (await get('/share/pages/contact.jpg')).arrayBuffer())
  const brightIn = async (left: number, width: number) => {
    const pixels = await sharp(bytes).extract({ left, top: 0, width, height: 630 }).raw().toBuffer()
    return pixels.reduce((most, value) => Math.max(most, value), 0)
  }
  expect(await brightIn(285, 630)).toBeGreaterThan(240)
  for (const left of [0, 915]) expect(await brightIn(left, 285)).toBeLessThan(100)
})

test('the picture of a page says its title: another title is another picture', async () => {
  const about = Buffer.from(await (await get('/share/pages/about.jpg')).arrayBuffer())
  const contact = Buffer.from(await (await get('/share/pages/contact.jpg')).arrayBuffer())
  expect(about.equals(contact)).toBe(false)
})

test('known content is answered with 304, a HEAD with the same headers', async () => {
  const first = await get('/share/upload/wide.webp.jpg')
  const etag = first.headers.get('etag') ?? ''
  // Without the last, fetch asks for an answer that nobody kept.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect((await get('/share/upload/wide.webp.jpg', { headers })).status).toBe(304)
  const head = await get('/share/upload/wide.webp.jpg', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
})

test.each([
  '/share/upload/none.webp.jpg',
  '/share/upload/torn.webp.jpg',
  '/share/upload/film.mp4.jpg',
  '/share/images/none.webp.jpg',
  '/share/pages/nothing.jpg',
  '/share/pages/cases/4.jpg',
  '/share/pages/contact/jobs/1x.jpg',
  '/share/images/security-filing.svg.jpg',
])('%s is 404, for there is no such picture', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each([
  '/share/upload/..%2F..%2Fpackage.json.jpg',
  '/share/images/../../package.json.jpg',
  '/share/secret/a.webp.jpg',
])('%s reaches no file', async (path) => {
  expect((await get(path)).status).toBe(404)
  expect(reads).toEqual([])
})

test('a rush on many pictures is bounded: who finds a full line is asked to come again', async () => {
  for (let index = 0; index < 40; index += 1) {
    const bytes = await picture(300 + index, 200)
      .png()
      .toBuffer()
    stored[`rush${index}.png`] = asStored(bytes, 'image/png')
  }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => get(`/share/upload/rush${index}.png.jpg`)),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect((await get('/share/upload/rush0.png.jpg')).status).toBe(200)
})

test('a picture whose drawing failed once is drawn again', async () => {
  const drawing = await import('./draw-share-picture.ts')
  const draw = vi.spyOn(drawing, 'drawSharePicture').mockRejectedValueOnce(new Error('no memory'))
  stored['again.png'] = asStored(await picture(50, 50).png().toBuffer(), 'image/png')
  expect((await get('/share/upload/again.png.jpg')).status).toBe(404)
  expect((await get('/share/upload/again.png.jpg')).status).toBe(200)
  draw.mockRestore()
})
