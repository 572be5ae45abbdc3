import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Database } from 'sqlite3'
import { closeSqlite } from '#db/connection/close-sqlite.ts'
import { requireLockName, type WithClusterLock } from './cluster-lock.ts'

const ASKED_EVERY_MS = 100

/**
 * Locks a separate empty SQLite file in DATA_DIR, so the database itself stays unlocked. The system releases the lock
 * when the process dies.
 */
export function createSqliteLock(dataDir: string): WithClusterLock {
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
      await closeSqlite(database)
      atHand.delete(path)
    }
  }
}

/**
 * The lock files that this process holds or tries. POSIX drops a process's lock when it closes any other handle of
 * the file.
 */
const atHand = new Set<string>()

async function locked(path: string): Promise<Database | undefined> {
  if (atHand.has(path)) return undefined
  atHand.add(path)
  const database = await lockedAlone(path).catch(release)
  return database ?? release()

  function release(error?: unknown): undefined {
    atHand.delete(path)
    if (error !== undefined) throw error
  }
}

async function lockedAlone(path: string): Promise<Database | undefined> {
  const file = await fileOf(path)
  const database = await openLock(path)
  const isOurs =
    database && file !== undefined && (await isLocked(database)) && file === (await numberOf(path))
  if (isOurs) return database
  if (database) await closeSqlite(database)
  return undefined
}

/**
 * Creates the file with owner-only rights, which the driver would not set. Returns its inode number, which a later
 * file of that name does not have.
 */
async function fileOf(path: string): Promise<bigint | undefined> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  await writeFile(path, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return numberOf(path)
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
