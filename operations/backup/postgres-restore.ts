import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupRefusal } from './backup-refusal.ts'
import { connectForBackup, tablesOfPostgres, type PostgresClient } from './postgres-client.ts'
import { RESTORING, runPostgresProgram } from './postgres-programs.ts'
import type { AskRows } from './snapshot.ts'

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
 * @throws BackupRefusal while the program that restores still runs: it may yet commit
 */
export async function wasRestored(databaseUrl: string, schema: string): Promise<boolean> {
  return withClient(databaseUrl, async ({ ask }) => {
    const running = await ask(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = '${RESTORING}'`,
    )
    if (running.length > 0) throw new BackupRefusal('上一次恢复的 psql 还在运行：请等它结束后再恢复。')
    return isThere(ask, schema)
  })
}

async function isThere(ask: AskRows, schema: string): Promise<boolean> {
  if (schema === '') return (await tablesOfPostgres(ask)).length > 0
  return (await ask(`SELECT 1 FROM pg_namespace WHERE nspname = '${schema}'`)).length > 0
}

/**
 * Fills a database from a dump, all of it or nothing.
 * @param aside the schema that what is there is renamed to, in the same transaction
 */
export async function restorePostgres(databaseUrl: string, dump: string, aside?: string): Promise<void> {
  const before = aside ? `ALTER SCHEMA public RENAME TO "${aside}"; CREATE SCHEMA public;\n` : ''
  const words = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--file=-']
  await runPostgresProgram('psql', databaseUrl, words, Readable.from(script(before, dump)))
  // The end of a dump that was cut may have swallowed the last line; psql ends well all the same.
  if (!(await withClient(databaseUrl, ({ ask }) => isThere(ask, aside ?? ''))))
    throw new BackupRefusal('备份中的数据库不完整：没有恢复任何内容。')
}

/** Commits by its own last line: `--single-transaction` commits where the input ends, also by the end of this process. */
async function* script(before: string, dump: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`BEGIN;\n${before}`)
  const pieces = pipeline(createReadStream(dump), createGunzip(), () => undefined) as AsyncIterable<Buffer>
  let isFirst = true
  for await (const piece of pieces) {
    yield isFirst ? withoutNewerSettings(piece) : piece
    isFirst = false
  }
  yield Buffer.from('\nCOMMIT;\n')
}

/** What `pg_dump` 17 and later sets at the beginning, servers before 17 do not know. */
const withoutNewerSettings = (piece: Buffer) =>
  Buffer.from(piece.toString('latin1').replace(/^SET transaction_timeout = 0;\r?\n/m, ''), 'latin1')

async function withClient<Result>(
  databaseUrl: string,
  work: (client: PostgresClient) => Promise<Result>,
): Promise<Result> {
  const client = await connectForBackup(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}
