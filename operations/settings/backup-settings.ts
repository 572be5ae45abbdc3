import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import type { Reader } from './environment.ts'

/** What the environment says of backups (docs/operations/configuration.md#备份变量). */
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
  const folder = readFolder(read)
  const hexKey = (name: 'BACKUP_KEY' | 'BACKUP_KEY_OLD') => {
    const written = read.matching(name, /^[0-9a-f]{64}$/i, '32 字节的密钥，写成 64 位十六进制')
    return written === undefined ? undefined : Buffer.from(written, 'hex')
  }
  return {
    folder,
    everyHours: read.decimal('BACKUP_EVERY_HOURS', 24, 0.01, MOST_HOURS),
    keep: read.integer('BACKUP_KEEP', 14, 1, MOST_KEPT),
    key: hexKey('BACKUP_KEY'),
    oldKey: hexKey('BACKUP_KEY_OLD'),
  }
}

function readFolder(read: Reader): string | undefined {
  const given = read.text('BACKUP_DIR')
  if (given === undefined) return undefined
  const folder = resolve(given)
  const file = fileOnTheWayTo(folder)
  if (file === undefined) return folder
  throw new StartRefusal(`BACKUP_DIR=${given}：${file} 是文件，不是文件夹，无法存放备份。`)
}

/** The first existing place on a path, if it is no folder. What does not exist yet can be created. */
function fileOnTheWayTo(folder: string): string | undefined {
  for (let place = folder; ; place = dirname(place)) {
    const isFolder = isFolderAt(place)
    if (isFolder !== undefined) return isFolder ? undefined : place
  }
}

/** Undefined where nothing is there, or nothing is known. */
function isFolderAt(place: string): boolean | undefined {
  try {
    return statSync(place).isDirectory()
  } catch {
    return dirname(place) === place ? true : undefined
  }
}
