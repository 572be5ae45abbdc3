import type { Database } from 'sqlite3'
import type { AskRows } from './snapshot.ts'

const BUSY_MS = 10_000

/** A SQLite file as the driver opens it, without what the site sets. */
export interface SqliteFile {
  run(sql: string, values?: readonly unknown[]): Promise<void>
  ask: AskRows
  close(): Promise<void>
}

/** Opens a file that is there. */
export async function openSqliteFile(path: string, busyMs = BUSY_MS): Promise<SqliteFile> {
  // Late, since a site on PostgreSQL needs no such driver.
  const { default: sqlite } = await import('sqlite3')
  const database = await new Promise<Database>((resolve, reject) => {
    const opened = new sqlite.Database(path, sqlite.OPEN_READWRITE, (error) =>
      error ? reject(error) : resolve(opened),
    )
  })
  database.configure('busyTimeout', busyMs)
  return {
    run: (sql, values = []) =>
      new Promise((resolve, reject) =>
        database.run(sql, values, (error: Error | null) => (error ? reject(error) : resolve())),
      ),
    ask: <Row extends object>(sql: string) =>
      new Promise<Row[]>((resolve, reject) =>
        database.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows))),
      ),
    close: () =>
      new Promise((resolve, reject) => database.close((error) => (error ? reject(error) : resolve()))),
  }
}

/** The tables of a SQLite file that hold rows of their own. */
export async function tablesOfSqlite(ask: AskRows): Promise<string[]> {
  const found = await ask<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
  )
  return found.map(({ name }) => name)
}
