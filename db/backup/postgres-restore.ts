import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { connectForBackup, tablesOfPostgres, type PostgresClient } from './postgres-client.ts'
import { runPostgresProgram } from './postgres-programs.ts'

/** How schemas begin that hold a site which a restore put aside. */
export const ASIDE_PREFIX = 'before_restore_'

/** What a database tells before anything is restored into it. */
export interface DatabaseFacts {
  isUsed: boolean
  /** Connections of a running site. */
  connections: number
}

/** Whether a database holds tables, and whether a site runs on it. */
export async function postgresFacts(databaseUrl: string): Promise<DatabaseFacts> {
  return withClient(databaseUrl, async (client) => {
    const tables = await tablesOfPostgres(client.ask)
    const [row] = await client.ask<{ amount: string }>(
      `SELECT count(*) AS amount FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'tulian-site%'`,
    )
    return { isUsed: tables.length > 0, connections: Number(row?.amount) }
  })
}

/**
 * Whether a restore was committed, though the process was stopped right after.
 * @param schema what it put aside; '' where the database was empty
 */
export async function wasRestored(databaseUrl: string, schema: string): Promise<boolean> {
  if (schema === '') return (await postgresFacts(databaseUrl)).isUsed
  return withClient(databaseUrl, async ({ ask }) => {
    const found = await ask(`SELECT 1 FROM pg_namespace WHERE nspname = '${schema}'`)
    return found.length > 0
  })
}

/**
 * Fills a database from a dump, all of it or nothing.
 * @param aside the schema that what is there is renamed to, in the same transaction
 */
export async function restorePostgres(databaseUrl: string, dump: string, aside?: string): Promise<void> {
  const before = aside ? `ALTER SCHEMA public RENAME TO "${aside}"; CREATE SCHEMA public;\n` : ''
  const words = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-']
  await runPostgresProgram('psql', databaseUrl, words, Readable.from(script(before, dump)))
}

async function* script(before: string, dump: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before)
  yield* pipeline(createReadStream(dump), createGunzip(), () => undefined) as AsyncIterable<Buffer>
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: PostgresClient) => Promise<Result>,
): Promise<Result> {
  const client = await connectForBackup(databaseUrl)
  return work(client).finally(() => client.close())
}
