import type { ScheduledBackups } from '#contract/engine/backend.ts'
import { readBackupStatus } from '#operations/backup/backup-status.ts'
import type { BackupSettings } from '#operations/settings/backup-settings.ts'

const HOUR_MS = 3_600_000

/**
 * Tells the console how scheduled backups are doing.
 * @returns a function that reads their state; undefined where no folder for backups is set
 */
export function createBackupStatusReader(
  { folder, everyHours }: BackupSettings,
  siteId: string,
): (() => Promise<ScheduledBackups>) | undefined {
  if (folder === undefined) return undefined
  const startedAt = new Date().toISOString()
  const everyMs = everyHours * HOUR_MS
  return async () => ({ everyMs, startedAt, ...(await readBackupStatus(folder, siteId)) })
}
