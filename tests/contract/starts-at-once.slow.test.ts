import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createContentVersions } from '#app/server/response-cache/content-versions.ts'
import { createLog } from '#app/server/log.ts'
import { openDatabaseBackend } from '#app/server/open-database-backend.ts'
import { readSettings } from '#operations/settings/settings.ts'
import { demoContent } from '#content/registry/demo.generated.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { createDatabase } from './postgres-databases.ts'

const KEY = '07'.repeat(32)

let folders: string
let databaseUrl: string
let logged: string
beforeEach(async () => {
  folders = await mkdtemp(join(tmpdir(), 'at-once-'))
  databaseUrl = await createDatabase('template0')
  logged = ''
})
afterEach(() => rm(folders, { recursive: true }))

/** A whole start, as the host does it; `env` on top of what all instances share. */
async function start(env: Record<string, string>) {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: folders, ...env })
  const log = createLog('info', (line) => {
    logged += line
    return true
  })
  return openDatabaseBackend(settings, log, resolve('content/demo/media'), createContentVersions())
}

describe.each([
  ['PostgreSQL', () => ({ DATABASE_URL: databaseUrl, PII_KEY: KEY })],
  ['SQLite', () => ({ DATABASE_URL: '' })],
])('two starts at once on an empty database of %s', (_name, place) => {
  test.each([1, 2])(
    'pair %i makes one site and one administrator, and only who made it says so',
    async () => {
      const starting = (ADMIN_USERNAME: string) => start({ ...place(), ADMIN_USERNAME })
      const pair = await Promise.all([starting('first'), starting('second')])
      const created = pair.flatMap((each) => each.created ?? [])
      expect(created).toHaveLength(1)
      const { backend } = pair[0]
      const accounts = await backend.stores.of('account').find()
      expect(accounts.map(({ username }) => username)).toEqual([created[0]?.username])
      for (const type of ['banner', 'news', 'case'] as const)
        expect(await backend.stores.of(type).count()).toBe(demoContent[type]?.length)
      await Promise.all(pair.map((each) => each.backend.close()))
    },
  )
})

describe('the key of identity numbers', () => {
  const instance = (name: string, personalKey?: Buffer) =>
    createDatabaseBackend({
      databaseUrl,
      dataDir: join(folders, name),
      personalKey,
    })

  test('two instances that would each make their own are told apart at the start, with nothing stored yet', async () => {
    const outcomes = await Promise.allSettled([instance('a'), instance('b')])
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toBeInstanceOf(StartRefusal)
    expect(refusals[0]?.message).toMatch(/^PII_KEY：[^\n]*多个实例须共用一个[^\n]*$/)
    for (const each of outcomes) if (each.status === 'fulfilled') await each.value.close()
  })

  test('another given key is refused, the same one is not', async () => {
    await (await instance('a', Buffer.alloc(32, 7))).close()
    await expect(instance('b', Buffer.alloc(32, 8))).rejects.toThrow(/^PII_KEY：与该网站正在使用的密钥不同/)
    await (await instance('c', Buffer.alloc(32, 7))).close()
  })
})

test('who has to wait for another’s start says so', async () => {
  const one = await start({ PII_KEY: KEY })
  let end = () => undefined as void
  let hasBegun = () => undefined as void
  const begun = new Promise<void>((done) => (hasBegun = done))
  const starting = new Promise<void>((done) => (end = done))
  const holding = one.backend.withClusterLock?.('start', () => (hasBegun(), starting))
  await begun
  const second = start({ PII_KEY: KEY })
  await expect.poll(() => logged).toContain('另一个实例正在启动')
  end()
  await holding
  await (await second).backend.close()
  await one.backend.close()
})
