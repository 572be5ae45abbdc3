import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend } from '#contract/engine/backend.ts'
import type { Connection } from '#db/connection/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import type { FileSettings } from '#db/files/open-file-place.ts'
import { appliedIn } from '#db/migrations/migrate.ts'
import { keyProof } from '#db/migrations/010-key-proof.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { assertSameSite, siteIdOf } from '#db/site/site-identity.ts'
import type { SitePlace } from '#db/site/site-refusals.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { removeBegunBeforeUpgrade, upgradeBackupName } from './backup-folder.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { readBackupFile } from './check-backup.ts'
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
 * Upgrades a site whose database waits for migrations, after a backup from which its former version starts again. The site
 * removes it only where the upgrade changed nothing.
 * @param lost aborted when another start may have begun
 * @throws StartRefusal where the backup cannot be written or the parts are not of one site, with nothing changed
 */
export async function upgradeAfterBackup(
  connection: Connection,
  site: UpgradedSite,
  files: FilePlace,
  { lost, upgrade }: { lost: AbortSignal; upgrade: () => Promise<void> },
): Promise<void> {
  const applied = await appliedIn(connection)
  const path = await backUpBeforeUpgrade(connection, site, files, applied)
  try {
    lost.throwIfAborted()
    await upgrade()
  } catch (error) {
    // Else each try of a site that is started again and again would leave one more copy of it.
    const isUnchanged = (await appliedIn(connection).catch(() => [])).length === applied.length
    if (path && isUnchanged) await rm(path, { force: true })
    throw error
  }
}

/** @returns the path of the backup; undefined where there is nothing to upgrade or no backup can be made */
async function backUpBeforeUpgrade(
  connection: Connection,
  site: UpgradedSite,
  files: FilePlace,
  applied: readonly string[],
): Promise<string | undefined> {
  const next = migrations.find(({ name }) => !applied.includes(name))
  if (applied.length === 0 || !next) return undefined
  if (!applied.includes(keyProof.name)) {
    site.report?.('数据库早于备份功能，升级前没有备份', { next: next.name }, 'warn')
    return undefined
  }
  // A backup of one site's database with another's files would be of no use.
  await assertSameSite(connection, site, files)
  const folder = site.backups?.folder ?? site.dataDir
  const siteId = await siteIdOf(connection)
  const path = join(folder, upgradeBackupName(siteId, next.name, new Date()))
  site.report?.('升级数据库之前先备份，请稍候', { path }, 'warn')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeBegunBeforeUpgrade(folder, siteId)
    const size = await inTemporaryFolderOf('upgrade', site.dataDir, (temporary) => {
      const { bytes } = takeBackup({
        ...site,
        folder: temporary,
        backupKey: site.backups?.key,
        isPersonalKeyGiven: site.personalKey !== undefined,
        productVersion: PRODUCT_VERSION,
      })
      return writeWhole(path, bytes, (draft) => requireMigrations(draft, site.backups?.key, applied))
    })
    site.report?.('升级前的备份已写好，可用旧版本的 npm run restore 恢复', { path, size }, 'warn')
    return path
  } catch (error) {
    throw new StartRefusal(
      `升级前的备份没有做成，数据库没有改变：${explainBackupFailure(error)} 备份写往 ${folder}（可用 BACKUP_DIR 改），排除原因后再启动 / The backup before the upgrade failed; nothing was changed`,
      { cause: error },
    )
  }
}

/** Reads the whole backup back. Its migrations differ where another start has upgraded the database meanwhile. */
async function requireMigrations(
  path: string,
  key: Buffer | undefined,
  applied: readonly string[],
): Promise<void> {
  const { migrations: kept } = await readBackupFile(path, key)
  if (kept.toSorted().join() !== applied.toSorted().join())
    throw new BackupRefusal('备份期间数据库已被另一个实例升级。')
}
