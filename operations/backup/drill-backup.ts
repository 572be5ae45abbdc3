import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { openStoredBackend, type OpenBackend } from '#db/backend.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { DATABASE_ENTRIES } from './places.ts'
import { connectForBackup, tablesOfPostgres } from './postgres-client.ts'
import { restorePostgres } from './postgres-restore.ts'
import { proveRows, refuseOtherRows, unpack } from './restore-site.ts'
import { countRows } from './snapshot.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { inTemporaryDatabase } from './temporary-database.ts'

/** What is drilled, and with what. */
export interface DrillOptions {
  path: string
  backupKey?: Buffer
  /** Holds the temporary folder that the backup is restored into. */
  dataDir: string
  /** Of a site on PostgreSQL: its server gets a temporary database, where it may. */
  databaseUrl?: string
  personalKey?: Buffer
  oldPersonalKey?: Buffer
  /** Renders a page from the restored site. @throws Error saying what was wrong with it */
  renderPage(backend: OpenBackend, dataDir: string): Promise<void>
}

/**
 * Restores a backup into a temporary place and verifies it: files, row counts, audit chain, one rendered page.
 * @returns which parts were drilled
 * @throws BackupRefusal saying what was wrong
 */
export function drillBackup(options: DrillOptions): Promise<string[]> {
  const { path, backupKey, dataDir, databaseUrl } = options
  return inTemporaryFolder(dataDir, async (folder) => {
    const site = join(folder, 'site')
    await mkdir(site, { mode: 0o700 })
    const manifest = await unpack(createReadStream(path), site, backupKey)
    if (!databaseUrl) {
      await proveRows(manifest, site)
      return ['文件', '行数', ...(await lookThrough(site, undefined, options))]
    }
    const drilled = await inTemporaryDatabase(databaseUrl, async (temporary) => {
      await restorePostgres(temporary, join(site, DATABASE_ENTRIES.postgres))
      const client = await connectForBackup(temporary)
      try {
        refuseOtherRows(manifest.rows, await countRows(client.ask, await tablesOfPostgres(client.ask)))
      } finally {
        await client.close()
      }
      return ['文件', '行数', ...(await lookThrough(site, temporary, options))]
    })
    return drilled ?? ['文件（数据库用户不能建库，未演练数据库）']
  })
}

async function lookThrough(
  dataDir: string,
  databaseUrl: string | undefined,
  { personalKey, oldPersonalKey, renderPage }: DrillOptions,
): Promise<string[]> {
  const backend = await openStoredBackend({ dataDir, databaseUrl, personalKey, oldPersonalKey })
  try {
    const { brokenAt, isCut } = await verifyChain(backend.stores)
    if (brokenAt !== undefined) throw new BackupRefusal(`操作记录不完整：编号 ${brokenAt} 的记录被改动。`)
    if (isCut) throw new BackupRefusal('操作记录不完整：条数与写入时不符。')
    await renderPage(backend, dataDir)
    return ['操作记录', '页面']
  } finally {
    await backend.close()
  }
}
