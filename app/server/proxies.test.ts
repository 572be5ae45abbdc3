import express from 'express'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { securityHeaders } from './security-headers.ts'
import { watchForwarded } from './watch-forwarded.ts'

let server: Server | undefined
afterEach(() => void server?.close())

async function startSite(settings: { publicUrl: string; trustProxy: number }) {
  const logged: string[] = []
  const app = express()
  app.set('trust proxy', settings.trustProxy)
  app.use(securityHeaders(settings))
  app.use((_request, response) => void response.send('page'))
  const log = createLog('info', (line) => logged.push(line) > 0)
  server = createServer(watchForwarded(settings, log, app))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server!.address() as AddressInfo).port}`
  const ask = async (headers: Record<string, string> = {}, path = '/') =>
    (await fetch(origin + path, { headers })).headers
  return { ask, logged }
}

const HSTS = 'strict-transport-security'
const plain = 'http://www.example.com'
const secure = 'https://www.example.com'

test.each([
  ['TLS at a trusted proxy', plain, 1, { 'x-forwarded-proto': 'https' }, true],
  ['plain HTTP at a trusted proxy', secure, 1, { 'x-forwarded-proto': 'http' }, false],
  ['TLS that nobody trusted tells of', plain, 0, { 'x-forwarded-proto': 'https' }, false],
  ['an https PUBLIC_URL where no proxy tells', secure, 0, {}, true],
  ['an https PUBLIC_URL where a trusted proxy says nothing', secure, 1, {}, true],
  ['no TLS at all', plain, 0, {}, false],
] as const)('HSTS with %s', async (_what, publicUrl, trustProxy, headers, isSent) => {
  const { ask } = await startSite({ publicUrl, trustProxy })
  expect((await ask(headers)).has(HSTS)).toBe(isSent)
})

test('no page may use USB devices', async () => {
  const { ask } = await startSite({ publicUrl: plain, trustProxy: 0 })
  expect((await ask()).get('permissions-policy')).toContain('usb=()')
})

test.each(['x-forwarded-for', 'forwarded'])(
  '%s that arrives untrusted is told in the log once',
  async (header) => {
    const { ask, logged } = await startSite({ publicUrl: plain, trustProxy: 0 })
    await ask()
    expect(logged).toEqual([])
    await ask({ [header]: 'for=203.0.113.9' })
    await ask({ [header]: 'for=203.0.113.9' })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 'warn',
      event:
        'forwarded addresses arrive but are not believed: set TRUST_PROXY if a proxy of yours sends them, and only then',
    })
  },
)

test('forwarded addresses that never arrive though trusted are told once, after 20 requests', async () => {
  const { ask, logged } = await startSite({ publicUrl: plain, trustProxy: 1 })
  for (let request = 1; request < 20; request += 1) await ask()
  expect(logged).toEqual([])
  await ask()
  await ask()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('no forwarded address arrives')
})

test('what asks on this machine for the health of the site is not counted', async () => {
  const { ask, logged } = await startSite({ publicUrl: plain, trustProxy: 1 })
  for (let request = 0; request < 25; request += 1) await ask({}, '/readyz')
  expect(logged).toEqual([])
})

test('a proxy that tells addresses and is trusted needs no word', async () => {
  const { ask, logged } = await startSite({ publicUrl: plain, trustProxy: 1 })
  for (let request = 0; request < 25; request += 1) await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(logged).toEqual([])
})
