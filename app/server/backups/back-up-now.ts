import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupStatus } from '#contract/engine/backend.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { backupName, keepNewest, removeBegun } from '#operations/backup/backup-folder.ts'
import { noteBackupStatus } from '#operations/backup/backup-status.ts'
import { drillBackup, type DrillOptions } from '#operations/backup/drill-backup.ts'
import { explainBackupFailure } from '#operations/backup/explain-failure.ts'
import { PRODUCT_VERSION } from '#operations/backup/product-version.ts'
import { takeBackup } from '#operations/backup/take-backup.ts'
import { inTemporaryFolder } from '#operations/backup/temporary-folder.ts'
import { writeWhole } from '#operations/backup/write-whole.ts'

type Parts = Pick<
  HostSettings,
  'dataDir' | 'databaseUrl' | 's3' | 'personalKey' | 'oldPersonalKey' | 'backups'
>

/**
 * Takes one scheduled backup, drills the restore of it, and removes those that are too old once it was proven. What becomes of
 * each is noted beside the backups.
 */
export async function backUpNow(
  settings: Parts,
  folder: string,
  siteId: string,
  renderPage: DrillOptions['renderPage'],
): Promise<BackupStatus> {
  try {
    const { path, takenAt, size } = await take(settings, folder, siteId)
    await noteBackupStatus(folder, siteId, { takenAt, size, problem: undefined, triedAt: takenAt })
    const drill = await drilled(settings, path, renderPage)
    if (drill?.hasPassed) await keepNewest(folder, siteId, settings.backups.keep, path)
    return await noteBackupStatus(folder, siteId, { drill })
  } catch (error) {
    const problem = explainBackupFailure(error)
    return noteBackupStatus(folder, siteId, { problem, triedAt: new Date().toISOString() })
  }
}

async function take({ backups, personalKey, ...place }: Parts, folder: string, siteId: string) {
  await removeBegun(folder, siteId)
  return inTemporaryFolder(place.dataDir, async (temporary) => {
    const running = takeBackup({
      ...place,
      folder: temporary,
      backupKey: backups.key,
      isPersonalKeyGiven: personalKey !== undefined,
      productVersion: PRODUCT_VERSION,
    })
    // Its name tells the moment of the copy, which is known at the end.
    const begun = join(folder, `${backupName(siteId, new Date())}.begun`)
    const size = await writeWhole(begun, running.bytes)
    const { takenAt } = running.manifest()
    const path = join(folder, backupName(siteId, new Date(takenAt)))
    await rename(begun, path)
    return { path, takenAt, size }
  })
}

async function drilled(
  { dataDir, databaseUrl, personalKey, oldPersonalKey, backups }: Parts,
  path: string,
  renderPage: DrillOptions['renderPage'],
): Promise<BackupStatus['drill']> {
  const keys = { personalKey, oldPersonalKey, backupKey: backups.key }
  try {
    const parts = await drillBackup({ path, dataDir, databaseUrl, ...keys, renderPage })
    return { at: new Date().toISOString(), hasPassed: true, parts }
  } catch (error) {
    return { at: new Date().toISOString(), hasPassed: false, parts: [], problem: explainBackupFailure(error) }
  }
}
