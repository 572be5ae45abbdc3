import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { removeFolder, startSite, type Site } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn, type Writers } from './busy-site.ts'
import { noteFault } from './fault-table.ts'

const IDLE_CONNECTIONS = 2000
const SLOW_SENDERS = 200

let site: Site
beforeAll(async () => {
  site = await startSite({ dataDir: await preparedFolder() })
})
afterAll(async () => {
  await site.stop()
  await removeFolder(site.dataDir)
})

/** Writes and reads beside a fault, with at least so many acknowledged while it lasts. */
async function whileWritten(fault: string, meanwhile: (writers: Writers) => Promise<void>): Promise<void> {
  // Let go of are the senders after a while, in which nobody need write as fast as can be.
  const writers = startWriters(site.origin, await signIn(site.origin), { restMs: 100 })
  await meanwhile(writers)
  await writers.stop()
  expect(writers.refused).toEqual([])
  const stored = await storedOn(site.origin, writers.acknowledged)
  await noteFault(fault, 1, { acknowledged: writers.acknowledged, stored })
}

test('200 senders who never end their headers are let go of, and nobody else waits for them', async () => {
  await whileWritten(`slow-loris, ${SLOW_SENDERS} senders`, async ({ acknowledged }) => {
    const sockets = await Promise.all(
      Array.from({ length: SLOW_SENDERS }, () => open('GET / HTTP/1.1\r\nHost: a\r\n')),
    )
    let gone = 0
    for (const socket of sockets) socket.once('close', () => (gone += 1))
    const dripping = setInterval(() => sockets.forEach((socket) => socket.write('X-A: b\r\n')), 500)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    expect(gone).toBe(0)
    expect((await fetch(site.origin)).status).toBe(200)
    await expect.poll(() => gone, { timeout: 60_000, interval: 200 }).toBe(SLOW_SENDERS)
    clearInterval(dripping)
  })
})

test('beside 2,000 connections on which nothing is said, all others are served, and they are no reason not to end', async () => {
  await whileWritten(`${IDLE_CONNECTIONS} idle connections`, async ({ acknowledged }) => {
    const sockets = await Promise.all(Array.from({ length: IDLE_CONNECTIONS }, () => open('')))
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    for (const path of ['/', '/about', '/readyz', '/api/partner/list'])
      expect((await fetch(site.origin + path)).status, path).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
  const sockets = await Promise.all(Array.from({ length: 50 }, () => open('')))
  expect(await site.stop()).toEqual({ code: 0, signal: null })
  for (const socket of sockets) socket.destroy()
})

/** A connection that has sent this much and no more. */
async function open(said: string): Promise<Socket> {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (said) socket.write(said)
  return socket
}
