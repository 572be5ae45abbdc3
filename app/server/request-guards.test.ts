import { EventEmitter } from 'node:events'
import express from 'express'
import type { AddressInfo } from 'node:net'
import { request, type Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/express'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limitRequestTime, refuseForeignForms } from './request-guards.ts'

let server: Server
let origin: string

beforeAll(async () => {
  const app = express()
  app.use(refuseForeignForms({ publicUrl: 'https://www.example.com' }))
  app.use((_request, response) => void response.send('accepted'))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const post = (path: string, from?: string) =>
  fetch(origin + path, { method: 'POST', headers: from ? { Origin: from } : {} }).then(({ status }) => status)

test('a form posted by another site is refused', async () => {
  expect(await post('/', 'https://evil.example')).toBe(403)
  expect(await post('/', 'null')).toBe(403)
})

test('a form of this site, or of a browser that sends no origin, is accepted', async () => {
  expect(await post('/', origin)).toBe(200)
  expect(await post('/')).toBe(200)
  expect(await post('/', 'https://www.example.com')).toBe(200)
})

describe('a form that the framework answers behind a proxy', () => {
  let site: Server

  beforeAll(async () => {
    const module = { action: () => null, default: () => null }
    const entry = { module: { default: () => new Response('taken') } }
    const build = { routes: { root: { id: 'root', path: '', module } }, entry, future: {}, assets: {} }
    const app = express()
    app.use(refuseForeignForms({ publicUrl: 'https://www.example.com' }))
    const answer = createRequestHandler({ build: build as unknown as ServerBuild, mode: 'production' })
    app.all('*', (...call) => void answer(...call))
    await new Promise<void>((resolve) => (site = app.listen(0, '127.0.0.1', resolve)))
  })

  afterAll(() => site.close())

  const statusOf = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = site.address() as AddressInfo
      request({ port, method: 'POST', path: '/', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })

  test.each([
    ['Host rewritten', { host: '127.0.0.1:3000' }],
    ['Host without its port', { host: 'www.example.com' }],
    ['Host with the usual port', { host: 'www.example.com:443' }],
    ['another X-Forwarded-Host', { host: '127.0.0.1:3000', 'x-forwarded-host': 'inner.example' }],
  ])('is taken from the own origin with %s', async (_name, headers) => {
    expect(await statusOf({ ...headers, origin: 'https://www.example.com' })).toBe(200)
  })

  test('is taken from a second name of the site that Host names with its usual port', async () => {
    expect(await statusOf({ host: 'second.example:443', origin: 'https://second.example' })).toBe(200)
  })

  test.each([
    ['Host rewritten', { host: '127.0.0.1:3000' }],
    ['the foreign site in X-Forwarded-Host', { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example' }],
  ])('is refused from a foreign origin with %s', async (_name, headers) => {
    expect(await statusOf({ ...headers, origin: 'https://evil.example' })).toBe(403)
  })
})

test.each([
  ['/api/contact/add', 30_000],
  ['/api/upload', 15 * 60_000],
  ['/api/application/upload/', 15 * 60_000],
])('a body of %s has %i ms to come, then it is 408 and its connection ends', (path, limit) => {
  vi.useFakeTimers()
  try {
    const destroy = vi.fn()
    const arriving = Object.assign(new EventEmitter(), { method: 'POST', path, destroy })
    const status = vi.fn().mockReturnThis()
    const response = { headersSent: false, status, set: vi.fn().mockReturnThis(), end: vi.fn() }
    limitRequestTime(arriving as never, response as never, () => undefined)
    vi.advanceTimersByTime(limit - 1)
    expect(destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(status).toHaveBeenCalledWith(408)
    expect(destroy).toHaveBeenCalledOnce()

    const whole = Object.assign(new EventEmitter(), { method: 'POST', path, destroy: vi.fn() })
    limitRequestTime(whole as never, response as never, () => undefined)
    whole.emit('end')
    vi.advanceTimersByTime(limit)
    expect(whole.destroy).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
