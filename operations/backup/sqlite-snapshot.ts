import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { factsOf, type Snapshot } from './snapshot.ts'
import { openSqliteFile, tablesOfSqlite } from './sqlite-file.ts'

/**
 * Copies the SQLite file by `VACUUM INTO`, which in WAL mode blocks no writer and leaves out removed rows. The online backup
 * API would restart with each write of another process.
 */
export async function snapshotSqlite(dataDir: string, path: string): Promise<Snapshot> {
  const site = await openSqliteFile(join(dataDir, DATABASE_FILE))
  const takenAt = new Date().toISOString()
  try {
    await site.run('VACUUM INTO ?', [path])
  } finally {
    await site.close()
  }
  await chmod(path, 0o600)
  const copy = await openSqliteFile(path)
  return {
    database: 'sqlite',
    path,
    takenAt,
    facts: async () => factsOf(copy.ask, await tablesOfSqlite(copy.ask)),
    close: copy.close,
  }
}
