import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '#tests/setup/migrate.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createBackendOn } from '#db/backend.ts'
import { connect, type Connection } from '#db/connection/connection.ts'

const onWrite = vi.fn()
const contentListener = { onWrite, onDisconnected: vi.fn(), onReconnected: vi.fn() }

let dataDir: string
let connection: Connection
let backend: Backend

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'writes-'))
  connection = await connect(dataDir)
  await migrate(connection)
  backend = await createBackendOn(connection, { dataDir, contentListener })
  await backend.transaction((stores) => stores.of('partner').create({ name: '单位', status: 1 }))
  onWrite.mockClear()
})
afterEach(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

test('a write of content is told before it is done for who asked for it', async () => {
  await backend.transaction((stores) => stores.of('partner').update(1, { name: '新名称' }))
  expect(onWrite).toHaveBeenCalledOnce()
})

test('a write that was undone is told too', async () => {
  const failing = backend.transaction(async (stores) => {
    await stores.of('partner').update(1, { name: '新名称' })
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(onWrite).toHaveBeenCalledOnce()
})

test('a message of a visitor, the audit log, a session and reading are not told', async () => {
  await backend.transaction(async (stores) => {
    await stores.of('partner').find()
    for (const name of ['contact-message', 'audit', 'session', 'account']) await stores.of(name).find()
    await stores.of('contact-message').create({ name: '王', phone: '13800000000', content: '您好' })
  })
  expect(onWrite).not.toHaveBeenCalled()
})
