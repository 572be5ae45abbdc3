import express from 'express'
import type { AddressInfo } from 'node:net'
import { request, type Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/express'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rejectCrossSiteForms } from './reject-cross-site-forms.ts'

const PUBLIC = { publicUrl: 'https://www.example.com', isPublicUrlGiven: true }
const LOCAL = { publicUrl: 'http://127.0.0.1:3000', isPublicUrlGiven: false }

/** Whether a form is taken that a browser posts with these headers. */
function isTaken(settings: typeof PUBLIC, headers: Record<string, string>): boolean {
  const asked = { method: 'POST', path: '/', headers, get: (name: string) => headers[name] }
  const status = vi.fn(() => ({ type: () => ({ send: () => undefined }) }))
  const next = vi.fn()
  rejectCrossSiteForms(settings)(asked as never, { status } as never, next)
  if (next.mock.calls.length === 0) expect(status).toHaveBeenCalledWith(403)
  return next.mock.calls.length === 1
}

test.each([
  ['another site', PUBLIC, { host: 'www.example.com', origin: 'https://evil.example' }],
  ['a sandboxed frame', PUBLIC, { host: 'www.example.com', origin: 'null' }],
  [
    'another site, where no address is given',
    LOCAL,
    { host: '127.0.0.1:3000', origin: 'https://evil.example' },
  ],
  ['another scheme behind a proxy', PUBLIC, { host: '127.0.0.1:3000', origin: 'http://www.example.com' }],
  ['the proxy’s own way here', PUBLIC, { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ['that way by name', PUBLIC, { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['that way by IPv6', PUBLIC, { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
])('a form posted by %s is refused', (_from, settings, headers) => {
  expect(isTaken(settings, headers)).toBe(false)
})

test.each([
  ['a browser that sends no origin', PUBLIC, { host: 'www.example.com' }],
  ['the site', PUBLIC, { host: 'www.example.com', origin: 'https://www.example.com' }],
  ['a second name of the site', PUBLIC, { host: 'second.example', origin: 'https://second.example' }],
  ['the site at its start', LOCAL, { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  [
    'the site under another name of its machine',
    LOCAL,
    { host: 'localhost:3000', origin: 'http://localhost:3000' },
  ],
  [
    'the site under its address in the house',
    LOCAL,
    { host: '192.168.1.8:3000', origin: 'http://192.168.1.8:3000' },
  ],
  [
    'a site whose given address is local',
    { publicUrl: 'http://localhost:3000', isPublicUrlGiven: true },
    { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
  ],
] as const)('a form posted by %s is accepted', (_from, settings, headers) => {
  expect(isTaken(settings, headers)).toBe(true)
})

describe('a form that the framework answers behind a proxy', () => {
  let site: Server

  beforeAll(async () => {
    const module = { action: () => null, default: () => null }
    const entry = { module: { default: () => new Response('taken') } }
    const build = { routes: { root: { id: 'root', path: '', module } }, entry, future: {}, assets: {} }
    const app = express()
    app.use(rejectCrossSiteForms(PUBLIC))
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
