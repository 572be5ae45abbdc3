import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'
import { refusalOf } from '#tests/s3/signature.ts'
import type { FilePlace } from './file-place.ts'
import { nodeStreamOf } from './node-stream.ts'
import { readS3Address } from './s3-address.ts'
import { openS3Place } from './s3-place.ts'
import type { Kept } from './storage.ts'

const MEGABYTE = 1024 * 1024

let server: S3Server
let dataDir: string
let place: FilePlace

beforeAll(async () => {
  server = await startS3Server(['files'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 's3-'))
  place = open()
  server.takeSeen()
})
afterEach(async () => {
  server.failWith(undefined)
  place.close()
  server.bucket('files').objects.clear()
  server.bucket('files').multiparts.clear()
  await rm(dataDir, { recursive: true })
})

const credentials = (keys = server.keys) => ({
  AWS_ACCESS_KEY_ID: keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
})
const open = (address = server.addressOf('files'), keys = server.keys) =>
  openS3Place(readS3Address(address, 'UPLOADS_URL', credentials(keys)), dataDir)

const put = (name: string, bytes: Buffer | string, size = Buffer.byteLength(bytes)) =>
  place.areas.uploads.put(name, { bytes: Readable.from([Buffer.from(bytes)]), size })
const bytesOf = async (kept: Kept | undefined, range?: { start: number; end: number }) =>
  kept && buffer(kept.open(range) as WebReadableStream<Uint8Array>)
const keys = () => [...server.bucket('files').objects.keys()].sort()
const asked = () => server.takeSeen().map(({ method }) => method)

test('the check of signatures agrees with the example that Amazon gives, and with nothing that differs from it', () => {
  const request = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const then = new Date('2013-05-24T00:05:00Z')
  const check = (changed: object, by = example, at = then) => refusalOf({ ...request, ...changed }, by, at)
  const withHeaders = (headers: object) => ({ headers: { ...request.headers, ...headers } })
  expect(check({})).toBeUndefined()
  expect(check({ method: 'PUT' })).toBe('SignatureDoesNotMatch')
  expect(check({ target: '/other.txt' })).toBe('SignatureDoesNotMatch')
  expect(check({ target: '/test.txt?acl' })).toBe('SignatureDoesNotMatch')
  expect(check(withHeaders({ range: 'bytes=0-10' }))).toBe('SignatureDoesNotMatch')
  expect(check(withHeaders({ 'x-amz-acl': 'public-read' }))).toBe('AccessDenied')
  expect(check(withHeaders({ authorization: undefined }))).toBe('AccessDenied')
  expect(check({}, { ...example, secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch')
  expect(check({}, { ...example, accessKeyId: 'AKIAOTHER' })).toBe('InvalidAccessKeyId')
  expect(check({}, example, new Date('2013-05-24T00:16:00Z'))).toBe('RequestTimeTooSkewed')
})

describe('kept files', () => {
  test('a file lies under prefix, area and its own name, with its time, and is read whole or in part', async () => {
    const modifiedTime = new Date('2026-01-02T03:04:05.678Z')
    const bytes = Readable.from([Buffer.from('0123'), Buffer.from('456789')])
    await place.areas.uploads.put('a.mp3', { bytes, size: 10, modifiedTime })
    expect(keys()).toEqual(['site/uploads/a.mp3'])
    const kept = await place.areas.uploads.find('a.mp3')
    expect([kept?.size, kept?.modifiedTime]).toEqual([10, modifiedTime])
    expect(String(await bytesOf(kept))).toBe('0123456789')
    expect(String(await bytesOf(kept, { start: 3, end: 5 }))).toBe('345')
    expect(await place.areas.uploads.find('b.mp3')).toBeUndefined()
    expect(await place.areas.resumes.find('a.mp3')).toBeUndefined()
    await place.areas.uploads.remove('a.mp3')
    await place.areas.uploads.remove('a.mp3')
    expect(keys()).toEqual([])
  })

  test('a file that has arrived is taken over from this machine', async () => {
    await writeFile(join(dataDir, 'arrived'), 'abc')
    await place.areas.resumes.keep(join(dataDir, 'arrived'), 'a.pdf')
    expect([keys(), await readdir(dataDir)]).toEqual([['site/resumes/a.pdf'], []])
  })

  test('nothing is open to the public, and no browser would take it for a page', async () => {
    await put('a.png', 'x')
    const stored = server.bucket('files').objects.get('site/uploads/a.png')
    expect(stored?.contentType).toBe('application/octet-stream')
    const unsigned = await fetch(`${server.endpoint}/files/site/uploads/a.png`)
    expect([unsigned.status, (await unsigned.text()).includes('AccessDenied')]).toEqual([403, true])
  })

  test('all are listed with their sizes over several pages, and nothing that is not under this area', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `${index}.jpg`)
    for (const name of names) await put(name, 'x'.repeat(Number(name[0])))
    server
      .bucket('files')
      .put('site/uploads/folder/b.jpg', Buffer.from('x'), { contentType: '', metadata: {} })
    server.bucket('files').put('site2/uploads/c.jpg', Buffer.from('x'), { contentType: '', metadata: {} })
    const listed = []
    for await (const each of place.areas.uploads.list()) listed.push(each)
    expect(listed).toEqual(names.map((name, size) => ({ name, size })))
    expect(await place.areas.uploads.names()).toEqual(names)
    expect(await place.areas.trash.names()).toEqual([])
  })

  test('a film is sent in parts and joined; an empty file is one too', async () => {
    const film = Buffer.alloc(17 * MEGABYTE, 7)
    film.write('end', film.length - 3)
    await put('film.mp4', film)
    expect(asked()).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'POST'])
    const kept = await place.areas.uploads.find('film.mp4')
    expect(kept?.size).toBe(film.length)
    expect(Buffer.compare((await bytesOf(kept)) ?? Buffer.alloc(0), film)).toBe(0)
    await put('empty', '')
    expect((await place.areas.uploads.find('empty'))?.size).toBe(0)
  })

  test('a reader who leaves in the middle hangs up, and an unread file is not asked for', async () => {
    await put('film.mp4', Buffer.alloc(4 * MEGABYTE))
    server.takeSeen()
    const kept = await place.areas.uploads.find('film.mp4')
    const stream = kept!.open()
    expect(asked()).toEqual(['HEAD'])
    const readable = nodeStreamOf(stream)!()
    for await (const chunk of readable as AsyncIterable<Buffer>) {
      expect(chunk.length).toBeLessThan(MEGABYTE)
      break
    }
    expect([asked(), readable.destroyed]).toEqual([['GET'], true])
  })

  test('a document goes to the trash with the moment it did, and one that is not there does nothing', async () => {
    const moment = new Date('2026-03-01T02:00:00.000Z')
    await place.areas.resumes.put('a.pdf', { bytes: Readable.from([Buffer.from('x')]), size: 1 })
    await place.discard('a.pdf', moment)
    await place.discard('a.pdf', moment)
    expect(keys()).toEqual(['site/trash/a.pdf'])
    expect((await place.areas.trash.find('a.pdf'))?.modifiedTime).toEqual(moment)
  })

  test('of notes that are written at once one stays', async () => {
    const texts = await Promise.all(['a', 'b', 'c'].map((text) => place.notes.writeOnce('site.id', text)))
    expect(new Set(texts).size).toBe(1)
    expect(await place.notes.read('site.id')).toBe(texts[0])
    await place.notes.remove('site.id')
    expect(await place.notes.read('site.id')).toBeUndefined()
  })
})

describe('nothing is half-stored', () => {
  test.each([
    ['fewer', 'abc', 4],
    ['more', 'abcd', 3],
  ])('%s bytes than were said are not kept, in one piece or in parts', async (_what, text, size) => {
    await expect(put('a.mp3', text, size)).rejects.toThrow()
    const film = Buffer.alloc(17 * MEGABYTE)
    await expect(put('film.mp4', film, film.length + size - text.length)).rejects.toThrow()
    const { objects, multiparts } = server.bucket('files')
    expect([objects.size, multiparts.size]).toEqual([0, 0])
  })

  test.each([
    ['the second part', ({ query }: { query: URLSearchParams }) => query.get('partNumber') === '2'],
    [
      'the joining',
      ({ method, query }: { method: string; query: URLSearchParams }) =>
        method === 'POST' && query.has('uploadId'),
    ],
  ])(
    'a storage that fails at %s has nothing afterwards, and who waits hears 503',
    async (_where, isMeant) => {
      server.failWith((request) => (isMeant(request) ? { status: 403, code: 'AccessDenied' } : undefined))
      await expect(put('film.mp4', Buffer.alloc(17 * MEGABYTE))).rejects.toMatchObject({
        status: 503,
        detail: { reason: 'AccessDenied', retryAfterSeconds: 5 },
      })
      const { objects, multiparts } = server.bucket('files')
      expect([objects.size, multiparts.size]).toEqual([0, 0])
    },
  )

  test('what a killed process left unjoined goes after a day, and nothing younger', async () => {
    const { begin, multiparts } = server.bucket('files')
    const facts = { contentType: '', metadata: {} }
    const [old, young, others] = [
      begin('site/uploads/a', facts),
      begin('site/uploads/b', facts),
      begin('site2/uploads/c', facts),
    ]
    for (const id of [old, others]) multiparts.get(id)!.initiated = new Date(Date.now() - 25 * 3_600_000)
    await place.removeHalfStored()
    expect([...multiparts.keys()]).toEqual([young, others])
  })
})

describe('a storage that is away', () => {
  test('SlowDown is tried again, and told when it stays', async () => {
    await put('a.mp3', 'abc')
    let left = 2
    server.failWith(() => ((left -= 1) >= 0 ? { status: 503, code: 'SlowDown' } : undefined))
    expect((await place.areas.uploads.find('a.mp3'))?.size).toBe(3)
    server.failWith(() => ({ status: 503, code: 'SlowDown' }))
    await expect(place.areas.uploads.names()).rejects.toMatchObject({
      status: 503,
      detail: { reason: 'SlowDown' },
    })
    await expect(put('b.mp3', 'abc')).rejects.toMatchObject({ status: 503 })
    server.failWith(undefined)
    expect(await place.areas.uploads.names()).toEqual(['a.mp3'])
  })

  test('one that does not answer is given up in time', async () => {
    server.failWith(() => 'hang')
    await expect(place.areas.uploads.find('a.mp3')).rejects.toMatchObject({ status: 503 })
  })

  test('connections that are cut or refused are told, and it goes on by itself', async () => {
    server.failWith(() => 'cut')
    await expect(place.areas.uploads.find('a.mp3')).rejects.toMatchObject({ status: 503 })
    const gone = await startS3Server(['files'])
    const address = gone.addressOf('files')
    const port = Number(new URL(gone.endpoint).port)
    await gone.stop()
    const other = open(address)
    await expect(other.areas.uploads.find('a.mp3')).rejects.toMatchObject({
      status: 503,
      detail: { reason: 'ECONNREFUSED' },
    })
    const back = await startS3Server(['files'], port)
    expect(await other.areas.uploads.find('a.mp3')).toBeUndefined()
    other.close()
    await back.stop()
  })

  test.each([
    [
      'another secret',
      'SignatureDoesNotMatch',
      (keys: S3Server['keys']) => ({ ...keys, secretAccessKey: 'wrong' }),
    ],
    [
      'another name',
      'InvalidAccessKeyId',
      (keys: S3Server['keys']) => ({ ...keys, accessKeyId: 'AKIAOTHER' }),
    ],
  ])('%s opens nothing', async (_what, reason, wrong) => {
    await put('a.mp3', 'abc')
    const stranger = open(undefined, wrong(server.keys))
    await expect(stranger.areas.uploads.names()).rejects.toMatchObject({ status: 503, detail: { reason } })
    const bytes = Readable.from([Buffer.from('x')])
    await expect(stranger.areas.uploads.put('b.mp3', { bytes, size: 1 })).rejects.toMatchObject({
      detail: { reason },
    })
    stranger.close()
    expect(keys()).toEqual(['site/uploads/a.mp3'])
  })

  test('a bucket that does not exist is told by its name', async () => {
    const elsewhere = open(server.addressOf('nothing'))
    await expect(elsewhere.areas.uploads.names()).rejects.toMatchObject({
      detail: { reason: 'NoSuchBucket' },
    })
    elsewhere.close()
  })
})
