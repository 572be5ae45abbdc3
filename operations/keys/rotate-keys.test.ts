import { randomBytes } from 'node:crypto'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UNREADABLE } from '#contract/privacy/personal-number.ts'
import { createDatabaseBackend, type OpenBackend } from '#db/backend.ts'
import { onSite } from '#operations/backup/on-site.ts'
import { startOf } from '#db/encryption/id-number-encryption.ts'
import { renewKeptKey, rotateKeys, type RotateOptions } from './rotate-keys.ts'

const [oldKey, newKey, lostKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const numberOf = (index: number) => `34010119900101${String(index).padStart(4, '0')}`

let dataDir: string
const opened: OpenBackend[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rotate-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((backend) => backend.close()))
  await rm(dataDir, { recursive: true })
})

async function start(personalKey?: Buffer, oldPersonalKey?: Buffer) {
  const backend = await createDatabaseBackend({ dataDir, personalKey, oldPersonalKey })
  opened.push(backend)
  return backend
}

const add = (backend: OpenBackend, index: number) =>
  backend.transaction((stores) => stores.of('application').create({ idNumber: numberOf(index) }))

async function numbersIn(backend: OpenBackend) {
  const rows = await backend.stores.of('application').find()
  return rows.map(({ idNumber }) => String(idNumber))
}

/** The keys by which values are sealed, as they begin. */
async function startsIn() {
  return onSite({ dataDir }, async ({ sequelize }) => {
    const rows = await sequelize.query<{ start: string }>(
      `SELECT DISTINCT substr("idNumber", 1, 12) AS start FROM application WHERE "idNumber" <> ''`,
      { type: QueryTypes.SELECT },
    )
    return rows.map((row) => row.start)
  })
}

const rotate = (keys: { personalKey?: Buffer; oldPersonalKey?: Buffer }, options?: RotateOptions) =>
  onSite({ dataDir }, (connection) => rotateKeys(connection, { dataDir, ...keys }, options))

const isThere = (name: string) =>
  access(join(dataDir, name)).then(
    () => true,
    () => false,
  )

test('stopped in the middle and gone on with, while the site writes: nothing is lost, all is sealed again', async () => {
  const before = await start(oldKey)
  for (let index = 0; index < 30; index += 1) await add(before, index)
  await before.close()
  opened.length = 0
  const keys = { personalKey: newKey, oldPersonalKey: oldKey }
  const site = await start(newKey, oldKey)
  const stopping = new AbortController()
  const first = await rotate(keys, {
    batch: 4,
    signal: stopping.signal,
    tell: (done) => {
      if (done >= 8) stopping.abort()
    },
  })
  expect([first.sealed, first.left]).toEqual([8, 22])
  // A start without the former key would lose what is left.
  await expect(createDatabaseBackend({ dataDir, personalKey: newKey })).rejects.toThrow('PII_KEY_OLD')
  expect(await numbersIn(site)).toEqual(Array.from({ length: 30 }, (_, index) => numberOf(index)))

  const writing = (async () => {
    for (let index = 30; index < 40; index += 1) await add(site, index)
  })()
  const second = await rotate(keys, { batch: 4 })
  await writing
  expect([second.sealed, second.left, second.unreadable]).toEqual([22, 0, []])
  expect(await startsIn()).toEqual([startOf(newKey)])
  await site.close()
  opened.length = 0
  expect(await numbersIn(await start(newKey))).toEqual(
    Array.from({ length: 40 }, (_, index) => numberOf(index)),
  )
})

test('the generated key is renewed while the site serves, which reads and seals with the new one', async () => {
  const site = await start()
  for (let index = 0; index < 10; index += 1) await add(site, index)
  const former = await readFile(join(dataDir, 'pii.key'), 'utf8')
  await renewKeptKey(dataDir)
  const current = await readFile(join(dataDir, 'pii.key'), 'utf8')
  expect([current === former, await readFile(join(dataDir, 'pii.key.old'), 'utf8')]).toEqual([false, former])
  await add(site, 10)
  // Begun again it makes no third key.
  await renewKeptKey(dataDir)
  expect(await readFile(join(dataDir, 'pii.key'), 'utf8')).toBe(current)
  const stopped = new AbortController()
  stopped.abort()
  expect(await rotate({}, { signal: stopped.signal })).toMatchObject({ sealed: 0, left: 10 })
  expect(await isThere('pii.key.old')).toBe(true)
  expect(await rotate({}, { batch: 3 })).toEqual({ sealed: 10, left: 0, unreadable: [] })
  expect(await isThere('pii.key.old')).toBe(false)
  expect(await startsIn()).toEqual([startOf(Buffer.from(current.trim(), 'hex'))])
  const all = Array.from({ length: 11 }, (_, index) => numberOf(index))
  expect(await numbersIn(site)).toEqual(all)
  await site.close()
  opened.length = 0
  expect(await numbersIn(await start())).toEqual(all)
})

test('what neither key opens is counted and named, and stays as it is', async () => {
  const lost = await start(lostKey)
  const { id } = await add(lost, 1)
  await lost.close()
  opened.length = 0
  await onSite({ dataDir }, async (connection) => {
    const before = await connection.sequelize.query('SELECT * FROM application')
    const rotated = await rotateKeys(connection, { dataDir, personalKey: newKey, oldPersonalKey: oldKey })
    expect(rotated).toEqual({ sealed: 0, left: 0, unreadable: [{ place: 'application.idNumber', id }] })
    expect(await connection.sequelize.query('SELECT * FROM application')).toEqual(before)
  })
  await expect(createDatabaseBackend({ dataDir, personalKey: newKey })).rejects.toThrow('PII_KEY')
  expect(await numbersIn(await start(lostKey))).not.toContain(UNREADABLE)
})
