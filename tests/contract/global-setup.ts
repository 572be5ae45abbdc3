import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { preparePostgres } from '#scripts/tasks/find-postgres.mjs'
import { startPostgres } from '#scripts/tasks/start-postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of an empty PostgreSQL database of today's schema, called `postgres`, to be copied. */
    migratedPostgresAddress: string
    /** An empty SQLite database of today's schema, to be copied. */
    migratedSqliteFile: string
  }
}

/**
 * One PostgreSQL server for all contract tests of a run, or the run fails. Both databases get the migrated schema
 * once, so that a test opens an empty backend in milliseconds.
 */
export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const server = await startPostgres(await preparePostgres())
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await createMigrated(connect(folder))
    await createMigrated(connect(folder, server.addressOf('postgres')))
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('migratedPostgresAddress', server.addressOf('postgres'))
  project.provide('migratedSqliteFile', join(folder, DATABASE_FILE))
  return stop
}

async function createMigrated(opening: Promise<Connection>): Promise<void> {
  const connection = await opening
  await migrate(connection)
  await connection.close()
}
