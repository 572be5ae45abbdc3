import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend } from '#contract/engine/backend.ts'
import type { Connection } from '#db/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import type { FileSettings } from '#db/files/open-file-place.ts'
import { appliedIn } from '#db/migrate.ts'
import { keyProof } from '#db/migrations/010-key-proof.ts'
import { migrations } from '#db/migrations/index.ts'
import { refuseOthers, siteIdOf } from '#db/site-identity.ts'
import type { SitePlace } from '#db/site-refusals.ts'
import { StartRefusal } from '#db/start-refusal.ts'
import { removeBegunBeforeUpgrade } from './backup-folder.ts'
import { explainBackupFailure } from './explain-failure.ts'
import { PRODUCT_VERSION } from './product-version.ts'
import { takeBackup } from './take-backup.ts'
import { inTemporaryFolderOf } from './temporary-folder.ts'
import { writeWhole } from './write-whole.ts'

/** A site that is about to be upgraded. */
export interface UpgradedSite extends SitePlace, FileSettings {
  personalKey?: Buffer
  /** Where backups go (BACKUP_DIR), else DATA_DIR; what encrypts them (BACKUP_KEY). */
  backups?: { folder?: string; key?: Buffer }
  report?: Backend['report']
}

/**
 * Writes a backup of a site whose database waits for migrations, from which its former version starts again. It is never removed
 * by the site; an upgrade takes as much longer and as much disk as such a backup.
 * @throws StartRefusal where it cannot be written or the site's parts are not of one site, with nothing changed
 */
export async function backUpBeforeUpgrade(
  connection: Connection,
  site: UpgradedSite,
  files: FilePlace,
): Promise<void> {
  const applied = await appliedIn(connection)
  const next = migrations.find(({ name }) => !applied.includes(name))
  if (applied.length === 0 || !next) return
  if (!applied.includes(keyProof.name))
    return site.report?.('数据库早于备份功能，升级前没有备份', { next: next.name }, 'warn')
  // A backup of one site's database with another's files would be of no use.
  await refuseOthers(connection, site, files)
  const folder = site.backups?.folder ?? site.dataDir
  const siteId = await siteIdOf(connection)
  const path = join(folder, `tulian-${siteId}-before-${next.name}.backup`)
  site.report?.('升级数据库之前先备份，请稍候', { path }, 'warn')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeBegunBeforeUpgrade(folder, siteId)
    const size = await inTemporaryFolderOf('upgrade', site.dataDir, (temporary) =>
      writeWhole(
        path,
        takeBackup({
          ...site,
          folder: temporary,
          backupKey: site.backups?.key,
          isPersonalKeyGiven: site.personalKey !== undefined,
          productVersion: PRODUCT_VERSION,
        }).bytes,
      ),
    )
    site.report?.('升级前的备份已写好，可用旧版本的 npm run restore 恢复', { path, size }, 'warn')
  } catch (error) {
    throw new StartRefusal(
      `升级前的备份没有做成，数据库没有改变：${explainBackupFailure(error)} 备份写往 ${folder}（可用 BACKUP_DIR 改），排除原因后再启动 / The backup before the upgrade failed; nothing was changed`,
      { cause: error },
    )
  }
}
