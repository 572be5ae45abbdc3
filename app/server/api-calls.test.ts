import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import express from 'express'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import { afterEach, expect, test } from 'vitest'
import { apiCalls } from './api-calls.ts'

type Answering = (args: { request: Request; context: unknown }) => Promise<Response>

let stop = () => {}
afterEach(() => stop())

/** A host of the one route, behind which everything is answered 'beside'. */
async function hostOf(route: { loader?: Answering; action?: Answering }) {
  const build = { routes: { 'routes/api.$': { module: route } } } as unknown as ServerBuild
  const app = express()
  app.use(apiCalls(build, (request) => ({ address: request.ip }) as unknown as AppLoadContext))
  app.use((_request, response) => void response.send('beside'))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stop = () => void server.close()
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, init?: RequestInit) => fetch(origin + path, init)
}

const told = ({ request, context }: Parameters<Answering>[0]) =>
  Promise.resolve(
    Response.json(
      {
        method: request.method,
        address: new URL(request.url).pathname,
        sent: request.headers.get('x-sent'),
        context,
      },
      { status: 201, headers: { 'x-made': 'yes' } },
    ),
  )

test('reads go to the loader with their headers and context, and come back with status and headers', async () => {
  const ask = await hostOf({ loader: told })
  const response = await ask('/api/banner/list?page=2', { headers: { 'x-sent': 'a' } })
  expect(response.status).toBe(201)
  expect(response.headers.get('x-made')).toBe('yes')
  expect(response.headers.get('content-length')).not.toBeNull()
  expect(await response.json()).toEqual({
    method: 'GET',
    address: '/api/banner/list',
    sent: 'a',
    context: { address: '127.0.0.1' },
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s goes to the action with its body', async (method) => {
  const ask = await hostOf({ action: async ({ request }) => new Response(await request.text()) })
  const body = '长'.repeat(200_000)
  expect(await (await ask('/api/x', { method, body })).text()).toBe(body)
})

test('bytes come as they are, of a body that comes bit by bit too', async () => {
  const parts = ['一', '二', '三']
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(new TextEncoder().encode(part))
      else controller.close()
    },
  })
  const ask = await hostOf({
    loader: () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/csv' } })),
  })
  expect(await (await ask('/api/x')).text()).toBe('一二三')
})

test('who sends more than is wanted hears the answer all the same, ten times of ten', async () => {
  const ask = await hostOf({
    async action({ request }) {
      const reader = request.body!.getReader()
      await reader.read()
      void reader.cancel().catch(() => undefined)
      return new Response('too much', { status: 413 })
    },
  })
  for (let time = 0; time < 10; time += 1) {
    const response = await ask('/api/x', { method: 'POST', body: 'x'.repeat(2_000_000) })
    expect([response.status, await response.text()]).toEqual([413, 'too much'])
  }
})

test.each([1000, 300_000])(
  'a body of %i bytes that its reader ends with an error is answered',
  async (bytes) => {
    const ask = await hostOf({
      async action({ request }) {
        const body = Readable.fromWeb(request.body as WebReadableStream<Uint8Array>)
        body.on('error', () => undefined).destroy(new Error('The sender is too slow'))
        await new Promise((resolve) => body.once('close', resolve))
        return new Response('too slow', { status: 408 })
      },
    })
    const answered = await ask('/api/x', { method: 'POST', body: 'x'.repeat(bytes) })
    expect([answered.status, await answered.text()]).toEqual([408, 'too slow'])
  },
)

test('an answer without a body has none', async () => {
  const ask = await hostOf({ loader: () => Promise.resolve(new Response(null, { status: 204 })) })
  const response = await ask('/api/x', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('what the route throws is answered by who comes behind, and other addresses are not its own', async () => {
  const ask = await hostOf({ loader: () => Promise.reject(new Error('broken')) })
  expect((await ask('/api/x')).status).toBe(500)
  expect(await (await ask('/apis')).text()).toBe('beside')
})

test('several cookies are all sent', async () => {
  const headers = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
  const ask = await hostOf({ loader: () => Promise.resolve(new Response('', { headers })) })
  expect((await ask('/api/x')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a broken escape in an address is a fault of who asks', async () => {
  const ask = await hostOf({ loader: told })
  expect((await ask('/api/page-config/%E0%A4%A')).status).toBe(400)
})
