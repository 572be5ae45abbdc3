import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { inject } from 'vitest'
import type { Backend } from '#contract/engine/backend.ts'
import { createBackendOn } from '#db/backend.ts'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { borrowDatabase } from './postgres-databases.ts'

/** A real database of today's schema with what a test of its lists does to it, past the stores too. */
export interface ListDatabase {
  connection: Connection
  backend: Backend
  dataDir: string
  /** As somebody would at the database's own console. */
  run(sql: string): Promise<void>
  close(): Promise<void>
}

/** Both databases of lists; each opens empty. */
export const listDatabases: readonly (readonly [name: string, open: () => Promise<ListDatabase>])[] = [
  ['SQLite', openSqliteLists],
  ['PostgreSQL', borrowList],
]

function openSqliteLists(): Promise<ListDatabase> {
  return openOn(connectCopy)
}

function borrowList(): Promise<ListDatabase> {
  return openOn(borrowDatabase)
}

type Opened = { connection: Connection; giveBack(): Promise<void> }

async function openOn(connecting: (dataDir: string) => Promise<Opened>): Promise<ListDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lists-'))
  const { connection, giveBack } = await connecting(dataDir)
  return {
    connection,
    dataDir,
    backend: await createBackendOn(connection, { dataDir, personalKey: Buffer.alloc(32, 7) }),
    run: (sql) => runOn(connection, sql),
    async close() {
      await giveBack()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function connectCopy(dataDir: string): Promise<Opened> {
  await copyFile(inject('migratedSqliteFile'), join(dataDir, DATABASE_FILE))
  const connection = await connect(dataDir)
  return { connection, giveBack: connection.close }
}

/** One statement as it is. */
export async function runOn(connection: Connection, sql: string): Promise<void> {
  await connection.write((transaction) =>
    connection.sequelize.query(sql, { transaction, type: QueryTypes.RAW }),
  )
}
