import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/connection/connection.ts'
import type { ContentListener } from '#db/store/content-listener.ts'
import { createDatabase } from './postgres-databases.ts'
import { openPostgresProxy, type PostgresProxy } from './postgres-proxy.ts'

let way: PostgresProxy
let here: Connection
let there: Connection
let heard: { [Name in keyof ContentListener]: ReturnType<typeof vi.fn<() => void>> }

beforeEach(async () => {
  const address = await createDatabase('template0')
  way = await openPostgresProxy(address)
  here = await connect('', way.address)
  there = await connect('', address)
  heard = { onWrite: vi.fn(), onDisconnected: vi.fn(), onReconnected: vi.fn() }
  here.peerEvents?.listen(heard)
  expect(heard.onDisconnected).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(heard.onReconnected).toHaveBeenCalledOnce(), 5000)
  heard.onDisconnected.mockClear()
})
afterEach(async () => {
  way.goOn()
  await Promise.all([here.close(), there.close()])
  await way.close()
})

const write = (connection: Connection) =>
  connection.write((transaction) => connection.peerEvents?.notify(transaction) ?? Promise.resolve())

test('a write of another process is heard within a second, the own one is not told again', async () => {
  await write(there)
  await vi.waitFor(() => expect(heard.onWrite).toHaveBeenCalledOnce(), 1000)
  await write(here)
  await write(there)
  await vi.waitFor(() => expect(heard.onWrite).toHaveBeenCalledTimes(2), 1000)
  expect(heard.onDisconnected).not.toHaveBeenCalled()
})

test('what was undone is not told', async () => {
  const undone = there.write(async (transaction) => {
    await there.peerEvents?.notify(transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await write(there)
  await vi.waitFor(() => expect(heard.onWrite).toHaveBeenCalled(), 1000)
  expect(heard.onWrite).toHaveBeenCalledOnce()
})

test('a server that goes silent is noticed within a second, and heard again when it speaks', async () => {
  way.hang()
  await vi.waitFor(() => expect(heard.onDisconnected).toHaveBeenCalledOnce(), 1300)
  way.goOn()
  await vi.waitFor(() => expect(heard.onReconnected).toHaveBeenCalledTimes(2), 8000)
  await write(there)
  await vi.waitFor(() => expect(heard.onWrite).toHaveBeenCalled(), 1000)
})
