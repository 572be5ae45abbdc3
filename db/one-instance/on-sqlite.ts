import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Database } from 'sqlite3'
import { requireLockName, type OnlyOneInstance } from './only-one-instance.ts'

/** Inside DATA_DIR; the files in it hold nothing and may be removed while no site runs. */
export const LOCKS_FOLDER = 'locks'

const ASKED_EVERY_MS = 100

/**
 * By the lock of an empty SQLite file of its own: the system releases it when the work ends and when the process dies, and unlike
 * the database's it stands in nobody's way.
 */
export function onlyOneOnSqlite(dataDir: string): OnlyOneInstance {
  return async (name, work, { waits = false } = {}) => {
    requireLockName(name)
    const database = await openLock(join(dataDir, LOCKS_FOLDER), name)
    try {
      while (!(await isLocked(database))) {
        if (!waits) return undefined
        await after(ASKED_EVERY_MS)
      }
      return { result: await work(new AbortController().signal) }
    } finally {
      await new Promise((resolve) => database.close(resolve))
    }
  }
}

async function openLock(folder: string, name: string): Promise<Database> {
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The driver would make it readable by everybody.
  await (await open(path, 'a', 0o600)).close()
  const { default: sqlite } = await import('sqlite3')
  return new Promise((resolve, reject) => {
    const database = new sqlite.Database(path, sqlite.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(database),
    )
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
