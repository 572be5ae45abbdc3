import { once } from 'node:events'
import { request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { validateRequest } from './validate-request.ts'
import { createRequestIds } from './request-ids.ts'

const ID = /^[0-9a-f]{8}-[0-9a-z]+$/
let lines: { event: string; requestId?: string }[]
let server: Server
let port: number

async function serve(trustProxy: number) {
  lines = []
  const log = createLog('info', (line) => lines.push(JSON.parse(line) as { event: string }) > 0)
  const app = express().use(validateRequest)
  app.get('/late', (incoming, response) => {
    void new Promise((resolve) => setImmediate(resolve)).then(() => {
      log.error('late', { path: incoming.path })
      response.send('late')
    })
  })
  server = await listen(createRequestIds({ trustProxy }).identifying(app), { host: '127.0.0.1', port: 0 })
  ;({ port } = server.address() as AddressInfo)
}
beforeEach(() => serve(0))
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

async function idOf(path: string, headers: Record<string, string> = {}) {
  const asked = request({ port, path, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return String(answer.headers['x-request-id'])
}

test('each answer has an id of its own, and the lines of its request bear it, of requests side by side too', async () => {
  const ids = await Promise.all(['/late?1', '/late?2', '/late?3'].map((path) => idOf(path)))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(ID)
  expect(lines.map(({ requestId }) => requestId).sort()).toEqual([...ids].sort())
})

test('a request that a trusted proxy has named keeps its name; from a visitor, or of odd signs, it is not believed', async () => {
  const headers = { 'X-Request-Id': 'from-the-proxy-1' }
  expect(await idOf('/late', headers)).toMatch(ID)
  server.close()
  await serve(1)
  expect(await idOf('/late', headers)).toBe('from-the-proxy-1')
  expect(lines).toMatchObject([{ event: 'late', requestId: 'from-the-proxy-1' }])
  for (const odd of ['short', 'with blank in it', '"quoted-name"', 'x'.repeat(65)])
    expect(await idOf('/late', { 'X-Request-Id': odd })).toMatch(ID)
})

test.each([
  ['no request at all', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['too long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n', 417],
  ['an unknown address', 'GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
])('%s is answered with an id too', async (_what, sent, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.end(sent)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/^X-Request-Id: [0-9a-f]{8}-[0-9a-z]+\r$/im)
})

test('a line holds no token, identity number or phone, and stays one JSON object', () => {
  createLog('info', (line) => lines.push(JSON.parse(line) as { event: string }) > 0).error('failed', {
    stack: 'Error: 13800138000\n  at x',
    nested: { number: '11010519491231002X', size: 13800138000 },
    list: ['0123456789abcdef'.repeat(4)],
  })
  expect(lines).toMatchObject([
    {
      event: 'failed',
      stack: 'Error: [手机号]\n  at x',
      nested: { number: '[身份证号]', size: 13800138000 },
      list: ['[令牌]'],
    },
  ])
})
