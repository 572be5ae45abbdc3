import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Database } from 'sqlite3'
import { requireLockName, type OnlyOneInstance } from './only-one-instance.ts'

const ASKED_EVERY_MS = 100

/**
 * By the lock of an empty SQLite file of its own in DATA_DIR, there while the work goes on: the system releases it when the process
 * dies, and unlike the database's it stands in nobody's way.
 */
export function onlyOneOnSqlite(dataDir: string): OnlyOneInstance {
  return async (name, work, { waits = false } = {}) => {
    requireLockName(name)
    const path = join(dataDir, `${name}.lock`)
    let database = await locked(path)
    while (!database) {
      if (!waits) return undefined
      await after(ASKED_EVERY_MS)
      database = await locked(path)
    }
    try {
      return { result: await work(new AbortController().signal) }
    } finally {
      // While it is still locked: who has opened it meanwhile finds another one, or none, in its place.
      await rm(path, { force: true }).catch(() => undefined)
      await closed(database)
    }
  }
}

async function locked(path: string): Promise<Database | undefined> {
  const file = await fileOf(path)
  const database = await openLock(path)
  if (database && (await isLocked(database)) && file === (await numberOf(path))) return database
  if (database) await closed(database)
  return undefined
}

/** Makes the file, for its owner only as the driver would not, and gives what tells it from a later one of its name. */
async function fileOf(path: string): Promise<bigint> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  try {
    return (await file.stat({ bigint: true })).ino
  } finally {
    await file.close()
  }
}

const numberOf = (path: string) =>
  stat(path, { bigint: true }).then(
    ({ ino }) => ino,
    () => undefined,
  )

/** @returns undefined where its last holder has just taken it away */
async function openLock(path: string): Promise<Database | undefined> {
  const { default: sqlite } = await import('sqlite3')
  return new Promise((resolve, reject) => {
    const database = new sqlite.Database(path, sqlite.OPEN_READWRITE, (error) => {
      if (!error) return resolve(database)
      return /SQLITE_CANTOPEN/.test(String(error)) ? resolve(undefined) : reject(error)
    })
  })
}

/** Its thread must not wait, for the database's queries share it. */
function isLocked(database: Database): Promise<boolean> {
  database.configure('busyTimeout', 0)
  return new Promise((resolve, reject) =>
    database.run('BEGIN EXCLUSIVE', (error) => {
      if (!error) return resolve(true)
      return /SQLITE_BUSY/.test(String(error)) ? resolve(false) : reject(error)
    }),
  )
}

function closed(database: Database): Promise<unknown> {
  return new Promise((resolve) => database.close(resolve))
}
