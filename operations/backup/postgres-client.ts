import { createDedicatedPgClient } from '#db/postgres/dedicated-pg-client.ts'
import { withoutPassword } from '#db/postgres/without-password.ts'
import { BackupRefusal } from './backup-refusal.ts'
import type { AskRows } from './snapshot.ts'

/** A connection of its own, without the limits of calls: a copy takes as long as it takes. */
export interface PostgresClient {
  run(sql: string): Promise<void>
  ask: AskRows
  close(): Promise<void>
}

/**
 * Connects to the database at an address.
 * @throws BackupRefusal naming it without its password
 */
export async function connectForBackup(databaseUrl: string): Promise<PostgresClient> {
  const client = createDedicatedPgClient(databaseUrl, BACKUP_APPLICATION)
  // Of a connection that breaks, the next statement tells.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { code = '原因不明' } = error as { code?: string }
    throw new BackupRefusal(`DATABASE_URL（${withoutPassword(databaseUrl)}）：无法连接（${code}）。`)
  }
  return {
    run: async (sql) => void (await client.query(sql)),
    ask: async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  }
}

/** What the server calls such a connection. */
export const BACKUP_APPLICATION = 'tulian-backup'

/** The tables of the schema that queries find first. */
export async function tablesOfPostgres(ask: AskRows): Promise<string[]> {
  const found = await ask<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  return found.map(({ name }) => name)
}
