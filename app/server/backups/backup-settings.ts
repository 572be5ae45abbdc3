import { resolve } from 'node:path'
import type { Reader } from '#app/server/environment.ts'

/** What the environment says of backups (docs/operating.md#scheduled-backups). */
export interface BackupSettings {
  /** Where scheduled ones go; without it there are none (BACKUP_DIR). */
  folder?: string
  everyHours: number
  keep: number
  /** Encrypts them (BACKUP_KEY). */
  key?: Buffer
  /** What they were encrypted with before (BACKUP_KEY_OLD). */
  oldKey?: Buffer
}

/** The keys that a backup may be read with: the present one, and the one before it. */
export const keysOf = ({ key, oldKey }: BackupSettings): Buffer[] =>
  [key, oldKey].filter((each) => each !== undefined)

const MOST_HOURS = 24 * 366
const MOST_KEPT = 10_000

/** Reads them. @throws StartRefusal */
export function readBackupSettings(read: Reader): BackupSettings {
  const folder = read.text('BACKUP_DIR')
  const hexKey = (name: 'BACKUP_KEY' | 'BACKUP_KEY_OLD') => {
    const written = read.matching(name, /^[0-9a-f]{64}$/i, '32 字节的密钥，写成 64 位十六进制')
    return written === undefined ? undefined : Buffer.from(written, 'hex')
  }
  return {
    folder: folder === undefined ? undefined : resolve(folder),
    everyHours: read.decimal('BACKUP_EVERY_HOURS', 24, 0.01, MOST_HOURS),
    keep: read.integer('BACKUP_KEEP', 14, 1, MOST_KEPT),
    key: hexKey('BACKUP_KEY'),
    oldKey: hexKey('BACKUP_KEY_OLD'),
  }
}
