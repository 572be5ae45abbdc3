import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRequestIds } from '#app/server/request-ids.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { createCachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'
import { createContentVersions } from './content-versions.ts'

const PAGE = '图联科技'.repeat(500)
let made: string[] = []
const stopping = { hasBegun: false }
const contentVersions = createContentVersions()

async function make(address: string) {
  made.push(address)
  if (address === '/about') throw new Error('broken')
  const headers = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' }
  return createCachedResponse(new Response(PAGE, { headers }), { 'x-same': 'yes' }, true)
}

const kept = createResponseCache(make, contentVersions, 1_000_000, () =>
  Promise.resolve(Number.MAX_SAFE_INTEGER),
)
const server = createServer(
  answerFromCache(
    kept,
    (address) => ({ '/': '/', '/about': '/about', '/?topic=a': '/', '/?topic=b': '/' })[address],
    (_request, response) => void response.end('application'),
    ({ headers }) => (headers['x-forwarded-proto'] ? ['strict-transport-security', 'max-age=1'] : []),
    stopping,
    createRequestIds({ trustProxy: 1 }),
  ),
)

beforeEach(async () => {
  made = []
  stopping.hasBegun = false
  contentVersions.onWrite()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method }, resolve).on('error', reject).end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

test('a page is made once and told to all who ask, each in the encoding they take', async () => {
  const [plain, packed] = [await get('/'), await get('/', { 'accept-encoding': 'gzip' })]
  expect(plain.body.toString()).toBe(PAGE)
  expect(gunzipSync(packed.body).toString()).toBe(PAGE)
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(plain.headers['x-same']).toBe('yes')
  expect(made).toEqual(['/'])
})

test('who has it already is told 304 without a body, by weak tags too, until something is written', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' })
  const etag = headers.etag ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': known })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers['cache-control']).toBe('no-cache')
  }
  expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const answer = await get('/', {}, 'HEAD')
  expect([answer.status, answer.body.length]).toEqual([200, 0])
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)))
})

test.each([
  ['a token', '/', { authorization: 'Bearer a' }, 'GET'],
  ['another method', '/', {}, 'POST'],
  ['a query', '/?utm=1', {}, 'GET'],
  ['an address that is no public one', '/admin', {}, 'GET'],
  ['a host that is none', '/', { host: 'a b' }, 'GET'],
  ['a forwarded host that is none', '/', { 'x-forwarded-host': 'a:b' }, 'GET'],
])('a request with %s is the application’s', async (_, path, headers, method) => {
  await get('/')
  expect((await get(path, headers as Record<string, string>, method)).body.toString()).toBe('application')
})

test('addresses with one key share one answer', async () => {
  const answers = [await get('/?topic=a'), await get('/?topic=b'), await get('/')]
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(made).toEqual(['/'])
})

test('what cannot be made is the application’s too', async () => {
  expect((await get('/about')).body.toString()).toBe('application')
  expect(made).toEqual(['/about'])
})

test('headers of a request’s own way stand beside; while the site stops no connection stays open', async () => {
  await get('/')
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe(
    'max-age=1',
  )
  stopping.hasBegun = true
  expect((await get('/', { connection: 'keep-alive' })).headers.connection).toBe('close')
})
