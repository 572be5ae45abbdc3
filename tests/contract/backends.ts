import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend } from '#contract/engine/backend.ts'
import { createBackendOn } from '#db/backend.ts'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect } from '#db/connection/connection.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { createPasswords } from '#db/encryption/passwords.ts'
import type { S3Address } from '#db/files/s3-address.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { borrowDatabase } from './postgres-databases.ts'
import { borrowPrefix } from './s3-prefixes.ts'
import { createRawState } from './raw-state.ts'

export interface BackendOptions {
  settings?: Partial<Settings>
  now?: () => Date
  report?: Backend['report']
}

export type OpenBackend = (options: BackendOptions) => Promise<
  Backend & {
    close(): Promise<void>
    /** All rows but those of the named types as they are kept; without it they are read type by type. */
    rawState?(except: readonly string[]): Promise<string>
  }
>

/** Given, because writing a generated one to the disk takes longer than most tests. */
const personalKey = Buffer.alloc(32, 7)

/** The least there is of the product's own hash, whose cost has a test of its own (db/encryption/passwords.test.ts). */
const QUICK = { memoryCost: 8, timeCost: 1 }

/** With passwords at the product's own cost, for tests of what that costs. */
export const withSlowPasswords =
  (open: OpenBackend): OpenBackend =>
  async (options) => ({ ...(await open(options)), passwords: createPasswords() })

/** Every backend the contract must hold on; each opens empty. For tests of what differs from store to store. */
export const everyBackend: readonly (readonly [name: string, open: OpenBackend])[] = [
  ['SQLite', (options) => openSqlite(options)],
  ['PostgreSQL', openPostgres],
  ['memory', (options) => Promise.resolve(createMemoryBackend({ ...options, content: {}, accounts: [] }))],
]

/** Those of this run: all, or the stores that `TEST_STORES` names (`SQLite,memory`), as the tiers do (scripts/tasks/test-kinds.mjs). */
export const backends: typeof everyBackend = chosen(everyBackend)

const inS3: typeof everyBackend = [
  ['SQLite with files in S3', async (options) => openSqlite(options, await borrowPrefix())],
]

/** The same, and SQLite once more with files in S3-compatible storage: for tests of what is said of files. */
export const backendsWithFiles: typeof everyBackend = [...backends, ...chosen(inS3)]

/** Each place that files are kept in, whatever `TEST_STORES` says: a database changes nothing about files. */
export const filePlaces: typeof everyBackend = [
  ...everyBackend.filter(([name]) => name !== 'PostgreSQL'),
  ...inS3,
]

function chosen(some: typeof everyBackend): typeof everyBackend {
  const stores = process.env.TEST_STORES?.split(',')
  return some.filter(([name]) => !stores || stores.some((store) => name.startsWith(store)))
}

async function openSqlite(options: BackendOptions, s3?: S3Address) {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-'))
  await copyFile(inject('migratedSqliteFile'), join(dataDir, DATABASE_FILE))
  const connection = await connect(dataDir)
  const place = await openFilePlace({ dataDir, s3 })
  const backend = await createBackendOn(connection, { ...options, dataDir, personalKey }, place)
  const close = async () => {
    await backend.files.pictures.end()
    place.close()
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...backend, passwords: createPasswords(QUICK), close, rawState: createRawState(connection) }
}

async function openPostgres(options: BackendOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-'))
  const { connection, giveBack } = await borrowDatabase()
  const backend = await createBackendOn(connection, { ...options, dataDir, personalKey })
  const close = async () => {
    await backend.files.pictures.end()
    await giveBack()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...backend, passwords: createPasswords(QUICK), close, rawState: createRawState(connection) }
}
