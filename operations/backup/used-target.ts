import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { readFolder, readSqliteFile } from '#db/site/site-folder.ts'
import { databaseNameOf, type SitePlace } from '#db/site/site-refusals.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { postgresFacts } from './postgres-restore.ts'
import { openSqliteFile } from './sqlite-file.ts'

/** What is where a backup is to be restored. */
export interface Target {
  /** There is a site, or something of one. */
  isUsed: boolean
  /** Its PostgreSQL database holds tables. */
  hasTables: boolean
}

/**
 * Looks at the place of a restore.
 * @throws BackupRefusal while a site runs there, and without `isForced` where there is one
 */
export async function lookAtTarget(place: SitePlace, isForced: boolean): Promise<Target> {
  const { siteId, holds } = await readFolder(place.dataDir)
  const { size = 0 } = await readSqliteFile(place.dataDir)
  if (size > 0) await refuseOpenFile(place)
  const { isUsed: hasTables, connections } = place.databaseUrl
    ? await postgresFacts(place.databaseUrl)
    : { isUsed: false, connections: 0 }
  if (connections > 0) throw running(place)
  const isUsed = siteId !== undefined || holds.length > 0 || size > 0 || hasTables
  if (isUsed && !isForced)
    throw new BackupRefusal(
      `DATA_DIR（${place.dataDir}）或数据库 ${databaseNameOf(place)} 中已有网站，未作任何改动：请使用空的 DATA_DIR 和数据库；确实要替换时加 --force（原有内容会保留在旁边）。`,
    )
  return { isUsed, hasTables }
}

/** Who has a file in WAL mode open shares a lock on it, so that nobody else gets it alone. */
async function refuseOpenFile(place: SitePlace): Promise<void> {
  const file = await openSqliteFile(join(place.dataDir, DATABASE_FILE), 0)
  try {
    await file.run('PRAGMA locking_mode = EXCLUSIVE')
    await file.run('BEGIN EXCLUSIVE')
    await file.run('ROLLBACK')
  } catch (error) {
    if (/SQLITE_(BUSY|LOCKED)/.test(String(error))) throw running(place)
    // A damaged file is what backups are restored for.
    if (!/SQLITE_(NOTADB|CORRUPT)/.test(String(error))) throw error
  } finally {
    await file.close()
  }
}

const running = (place: SitePlace) =>
  new BackupRefusal(
    `网站正在使用数据库 ${databaseNameOf(place)}，未作任何改动：请先停止网站和它的命令，再恢复。`,
  )
