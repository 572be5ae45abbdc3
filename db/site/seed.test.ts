import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoContent } from '#content/registry/demo.generated.ts'
import { listAccounts } from '#contract/auth/accounts.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { seedDatabase } from './seed.ts'

const mediaFolder = resolve('content/demo/media')
let dataDir: string
let backend: Awaited<ReturnType<typeof createDatabaseBackend>>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'))
  backend = await createDatabaseBackend({ dataDir })
})
afterEach(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

test('an unused database gets the demonstration content with its media', async () => {
  expect(await seedDatabase(backend, { dataDir, mediaFolder })).toBe(true)
  expect(await backend.stores.of('banner').count()).toBe(demoContent.banner.length)
  const [partner] = await backend.stores.of('partner').find({ limit: 1 })
  expect(partner?.createTime).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  const media = await readdir(mediaFolder)
  expect(await readdir(join(dataDir, 'uploads'))).toEqual(expect.arrayContaining(media))
  for (const name of media)
    expect((await backend.files.read(name))?.contentType).toMatch(/^(image|video|audio)\//)
})

test('a second start adds nothing, and what was removed stays removed', async () => {
  await seedDatabase(backend, { dataDir, mediaFolder })
  await createFirstAdministrator(backend)
  for (const { id } of await backend.stores.of('banner').find()) {
    await backend.transaction((stores) => stores.of('banner').remove(id))
  }
  expect(await seedDatabase(backend, { dataDir, mediaFolder })).toBe(false)
  expect(await backend.stores.of('banner').count()).toBe(0)
})

test('content that cannot be loaded whole is not loaded at all', async () => {
  const content = { banner: [{ title: 'a' }], attempt: [{ key: 'same' }, { key: 'same' }] }
  await expect(seedDatabase(backend, { dataDir, mediaFolder, content })).rejects.toThrow()
  expect(await backend.stores.of('banner').count()).toBe(0)
})

test('the first administrator gets a generated password of 20 characters, once', async () => {
  const first = await createFirstAdministrator(backend)
  expect(first).toMatchObject({ username: 'admin', isGenerated: true })
  expect(first?.password).toMatch(/^[A-Za-z2-9]{20}$/)
  const [account] = await backend.stores.of('account').find()
  expect(await backend.passwords.verify(String(account?.passwordHash), first?.password ?? '')).toBe(true)
  expect(String(account?.passwordHash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await createFirstAdministrator(backend)).toBeUndefined()
  expect(await listAccounts(backend)).toHaveLength(1)
})

test('a given name and password are taken as they are', async () => {
  const first = await createFirstAdministrator(backend, { username: 'lin', password: 'Aa-12345678' })
  expect(first).toEqual({ username: 'lin', password: 'Aa-12345678', isGenerated: false })
})
