import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const nothing = () => undefined

test('headers have 10 s, are looked at every 2 s, and a connection is kept for 65 s', async () => {
  const server = await listen(nothing, { host: '127.0.0.1', port: 0 })
  const { headersTimeout, keepAliveTimeout } = server
  expect([headersTimeout, keepAliveTimeout]).toEqual([10_000, 65_000])
  expect(server).toMatchObject({ connectionsCheckingInterval: 2000 })
  server.close()
})

test('a port in use is the system’s error', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const { port } = occupant.address() as AddressInfo
  await expect(listen(nothing, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  occupant.close()
})
