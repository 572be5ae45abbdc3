import { connectForBackup, tablesOfPostgres } from './postgres-client.ts'
import { runPostgresProgram } from './postgres-programs.ts'
import { ASIDE_PREFIX } from './postgres-restore.ts'
import { factsOf, type Snapshot } from './snapshot.ts'

/** Copies a PostgreSQL database while the site writes; `pg_dump` and the counts see the same snapshot. */
export async function snapshotPostgres(databaseUrl: string, path: string): Promise<Snapshot> {
  const client = await connectForBackup(databaseUrl)
  try {
    await client.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.run('SET idle_in_transaction_session_timeout = 0')
    const [moment] = await client.ask<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    const takenAt = new Date().toISOString()
    await runPostgresProgram('pg_dump', databaseUrl, [
      '--format=plain',
      '--compress=6',
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${ASIDE_PREFIX}*`,
      `--snapshot=${moment?.snapshot}`,
      `--file=${path}`,
    ])
    // The transaction stays open: what is asked later is of the same moment.
    const facts = async () => factsOf(client.ask, await tablesOfPostgres(client.ask))
    return { database: 'postgres', path, takenAt, facts, close: client.close }
  } catch (error) {
    await client.close()
    throw error
  }
}
