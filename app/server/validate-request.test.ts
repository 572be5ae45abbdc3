import express from 'express'
import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { errorMiddleware } from './error-middleware.ts'
import { validateRequest } from './validate-request.ts'

let server: Server

beforeAll(async () => {
  const app = express()
  app.use(validateRequest)
  app.use((_request, response) => void response.send('accepted'))
  app.use(errorMiddleware(createLog('silent')))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
})

afterAll(() => server.close())

interface Answered {
  status?: number
  headers: IncomingHttpHeaders
  text: string
}

function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

test.each(['TRACE', 'PROPFIND', 'SEARCH'])('%s is 405 with what is allowed', async (method) => {
  const call = await send(method, '/api/banner/list?page=1')
  expect([call.status, call.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH'])
  expect(JSON.parse(call.text)).toEqual({ code: 405, message: '请求方法不允许', data: null })
  const page = await send(method, '/about')
  expect([page.status, page.text]).toEqual([405, '请求方法不允许'])
  expect(page.headers['content-type']).toContain('text/plain')
})

test.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s goes on', async (method) => {
  expect((await send(method, '/api/banner/list')).status).toBe(200)
})

test.each(['a b', 'a/b', 'lin@site', 'site:99999', '256.1.1.1', '[::1'])(
  'the host %j is 400',
  async (host) => {
    for (const name of ['Host', 'X-Forwarded-Host']) {
      const { status, text } = await send('GET', '/api/banner/list', { [name]: host })
      expect([status, JSON.parse(text)]).toMatchObject([400, { code: 400, data: null }])
    }
  },
)

test.each(['site', 'www.example.com:8080', '[::1]:3000', '127.0.0.1'])(
  'the host %j goes on',
  async (host) => {
    expect((await send('GET', '/', { Host: host, 'X-Forwarded-Host': `${host}, proxy_1` })).status).toBe(200)
  },
)

test('a target that is no path is 400, and so is the old way into loaders', async () => {
  expect((await send('GET', 'http://127.0.0.1/about')).status).toBe(400)
  expect((await send('OPTIONS', '*')).status).toBe(400)
  expect((await send('GET', '/admin?_data=routes%2Fadmin')).status).toBe(400)
  expect((await send('GET', '/admin?data=1')).status).toBe(200)
})

test('two hosts are 400, also where both are the same', async () => {
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, headers: ['Host', 'site', 'hOST', 'site'] as never }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(400)
})
