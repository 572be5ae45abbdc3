import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BackupStatus } from '#contract/engine/backend.ts'
import { writeWhole } from './write-whole.ts'

const nameOf = (siteId: string) => `tulian-${siteId}.status.json`

/** What is known of the scheduled backups of a site; kept beside them, so that all its instances know. */
export async function readBackupStatus(folder: string, siteId: string): Promise<BackupStatus> {
  const text = await readFile(join(folder, nameOf(siteId)), 'utf8').catch(() => '{}')
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    // Only ever written whole; of what somebody else wrote there nothing is known.
    return {}
  }
}

/** Keeps what became of a backup or a drill beside what was known. */
export async function noteBackupStatus(
  folder: string,
  siteId: string,
  news: Partial<BackupStatus>,
): Promise<BackupStatus> {
  const status = { ...(await readBackupStatus(folder, siteId)), ...news }
  await writeWhole(join(folder, nameOf(siteId)), Readable.from([Buffer.from(`${JSON.stringify(status)}\n`)]))
  return status
}
