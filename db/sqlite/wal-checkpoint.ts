import { setTimeout as after } from 'node:timers/promises'
import type { Database } from 'sqlite3'
import { closeSqlite } from '#db/connection/close-sqlite.ts'

const WITHIN_MS = 30_000
/** How long one try stands in the way of those who write. */
const TRY_MS = 200
const PAUSE_MS = 300

/**
 * Moves SQLite's WAL into the database and empties it (`wal_checkpoint(TRUNCATE)`). Uses its own connection, so that
 * no query waits behind it.
 * @returns false when a reader, of another process too, was in the way until the time was over
 */
export async function checkpointWal(path: string, withinMs = WITHIN_MS): Promise<boolean> {
  const deadline = Date.now() + withinMs
  const database = await openDatabase(path)
  try {
    for (;;) {
      if (await isFolded(database)) return true
      if (Date.now() + PAUSE_MS > deadline) return false
      await after(PAUSE_MS)
    }
  } finally {
    await closeSqlite(database)
  }
}

async function openDatabase(path: string): Promise<Database> {
  // Late, since a site on PostgreSQL needs no such driver.
  const { default: sqlite } = await import('sqlite3')
  return new Promise((resolve, reject) => {
    const database = new sqlite.Database(path, sqlite.OPEN_READWRITE, (error) => {
      if (error) return reject(error)
      database.configure('busyTimeout', TRY_MS)
      resolve(database)
    })
  })
}

function isFolded(database: Database): Promise<boolean> {
  return new Promise((resolve, reject) =>
    database.get<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)', (error, row) => {
      if (!error) return resolve(row?.busy === 0)
      return /SQLITE_(BUSY|LOCKED)/.test(String(error)) ? resolve(false) : reject(error)
    }),
  )
}
