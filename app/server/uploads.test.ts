import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compression from 'compression'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { openDiskPlace } from '#db/files/disk-place.ts'
import { createFiles } from '#db/files/files.ts'
import { createDownloadPlaces } from '#app/server/download-places.ts'
import { uploads } from '#app/server/uploads.ts'

const FILM_BYTES = 64 * 1024 * 1024
/** A part that needs a place. */
const LARGE_BYTES = 1024 * 1024 + 1
const LARGE = `bytes=0-${LARGE_BYTES - 1}`
const settings = createMemoryBackend().settings

let dataDir: string
let server: Server
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'host-uploads-'))
  const folder = join(dataDir, 'uploads')
  const files = await createFiles(openDiskPlace(dataDir), settings)
  for (const each of [folder, join(dataDir, 'resumes')]) await mkdir(each, { recursive: true })
  await writeFile(join(folder, 'film.mp4'), Buffer.alloc(FILM_BYTES, 7))
  await writeFile(join(folder, 'letters.mp3'), 'abcdefghij')
  await writeFile(join(folder, 'page.html'), '<script>')
  await writeFile(join(dataDir, 'resumes', 'secret.pdf'), '%PDF-1.4')
  const app = express().set('trust proxy', 1)
  app.use(compression(), uploads({ ...createMemoryBackend(), files }, createDownloadPlaces(3000)))
  server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(dataDir, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)

/** One request as it is written, past every client that tidies addresses. */
function raw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answered = ''
    socket.on('data', (chunk) => (answered += chunk.toString('latin1')))
    socket.on('close', () => resolve(answered.slice(0, 2000)))
    socket.on('error', reject)
    socket.write(`${head}\r\nHost: site\r\nConnection: close\r\n\r\n`)
  })
}

/** A visitor who asks for the film and takes none of it. */
function reader(address: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /upload/film.mp4 HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  return socket.pause()
}

async function openFilms(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')),
  )
  return targets.filter((target) => target.endsWith('film.mp4')).length
}

describe('reading over HTTP', () => {
  test('a range is 206, a whole file 200, both with their length and as they are', async () => {
    const part = await get('/upload/letters.mp3', {
      headers: { range: 'bytes=2-4', 'accept-encoding': 'gzip' },
    })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 2-4/10',
      '3',
    ])
    expect(await part.text()).toBe('cde')
    const whole = await get('/upload/letters.mp3')
    expect([
      whole.status,
      whole.headers.get('content-length'),
      whole.headers.get('content-encoding'),
    ]).toEqual([200, '10', null])
    expect(await whole.text()).toBe('abcdefghij')
  })

  test('a HEAD has the headers and no body', async () => {
    const answered = await raw('HEAD /upload/letters.mp3 HTTP/1.1')
    expect(answered).toMatch(/^HTTP\/1\.1 200/)
    expect(answered.toLowerCase()).toContain('content-length: 10\r\n')
    expect(answered.endsWith('\r\n\r\n')).toBe(true)
  })

  test('a range beyond the end is 416, and known content 304', async () => {
    const beyond = await get('/upload/letters.mp3', { headers: { range: 'bytes=10-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const etag = (await get('/upload/letters.mp3')).headers.get('etag') ?? ''
    const known = await get('/upload/letters.mp3', { headers: { 'if-none-match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  test('another method is 405, whatever it is', async () => {
    expect((await get('/upload/letters.mp3', { method: 'DELETE' })).status).toBe(405)
    expect(await raw('TRACE /upload/letters.mp3 HTTP/1.1')).toMatch(/^HTTP\/1\.1 405/)
  })

  test.each([
    '/upload',
    '/upload/',
    '/upload/.',
    '/upload/..',
    '/upload/.incoming',
    '/upload/page.html',
    '/upload/../resumes/secret.pdf',
    '/upload/..%2fresumes%2fsecret.pdf',
    '/upload/%2e%2e/resumes/secret.pdf',
    '/upload/..\\resumes\\secret.pdf',
    '/upload/secret.pdf',
    '/upload/film.mp4%00.png',
    '/upload/film.mp4/x',
    '/upload/%E0%A4%A',
    'http://other/upload/../api/admin/session',
  ])('%s is nothing: no listing, no other folder', async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 404/)
  })
})

describe('a large film and a slow visitor', () => {
  test('the film is read as fast as the visitor takes it, and closed when the visitor leaves', async () => {
    const before = process.memoryUsage()
    const sockets = Array.from({ length: 20 }, () => reader('203.0.113.1'))
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(20)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const after = process.memoryUsage()
    // Twenty films would be 1.3 GB.
    expect(after.rss - before.rss).toBeLessThan(200 * 1024 * 1024)
    for (const socket of sockets) socket.destroy()
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(0)
  })

  test('it arrives whole', async () => {
    const film = Buffer.from(await (await get('/upload/film.mp4')).arrayBuffer())
    expect(film.length).toBe(FILM_BYTES)
    expect(film.every((byte) => byte === 7)).toBe(true)
    await expect.poll(openFilms).toBe(0)
  })

  test('64 readers of one network are served at once, more wait for a place, and other networks and small files notice nothing', async () => {
    const slow = Array.from({ length: 64 }, () => reader('203.0.113.1'))
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(64)
    const next = get('/upload/film.mp4', { headers: { 'x-forwarded-for': '203.0.113.1', range: LARGE } })
    const beside = await get('/upload/film.mp4', {
      headers: { 'x-forwarded-for': '203.0.113.2', range: LARGE },
    })
    expect((await beside.arrayBuffer()).byteLength).toBe(LARGE_BYTES)
    const small = await get('/upload/letters.mp3', { headers: { 'x-forwarded-for': '203.0.113.1' } })
    expect(await small.text()).toBe('abcdefghij')
    slow[0]?.destroy()
    expect((await (await next).arrayBuffer()).byteLength).toBe(LARGE_BYTES)
    slow.forEach((each) => each.destroy())
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(0)
  })

  test('who finds no place in time is answered 429 with the time to wait', { timeout: 30_000 }, async () => {
    const slow = Array.from({ length: 64 }, () => reader('203.0.113.1'))
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(64)
    const refused = await get('/upload/film.mp4', {
      headers: { 'x-forwarded-for': '203.0.113.1', range: LARGE },
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    expect(await refused.json()).toEqual({
      code: 429,
      message: '同时下载的文件过多，请稍后再试',
      data: null,
    })
    slow.forEach((each) => each.destroy())
    await expect.poll(openFilms, { timeout: 10_000 }).toBe(0)
  })
})
