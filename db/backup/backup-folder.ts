import { lstat, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADER_BYTES } from './header.ts'

/** A backup that the site itself put into BACKUP_DIR. */
export interface FoundBackup {
  path: string
  /** The moment in its name, which no copying changes. */
  takenAt: Date
  size: number
}

/** The name of a backup by its site and moment. */
export function backupName(siteId: string, takenAt: Date): string {
  return `tulian-${siteId}-${inName(takenAt)}.backup`
}

/** The name of a backup before an upgrade, by its moment too, so that none takes an earlier one's place. */
export function upgradeBackupName(siteId: string, migration: string, takenAt: Date): string {
  return `tulian-${siteId}-before-${migration}-${inName(takenAt)}.backup`
}

function isBeforeUpgrade(name: string, siteId: string): boolean {
  return name.startsWith(`tulian-${siteId}-before-`) && name.endsWith('.backup')
}

const inName = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The backups of one site in a folder, the newest first; whatever else lies there is none of ours. */
export async function backupsIn(folder: string, siteId: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = []
  for (const name of await readdir(folder)) {
    const takenAt = momentIn(name, siteId)
    if (!takenAt) continue
    const path = join(folder, name)
    // A link leads elsewhere, a folder is no backup.
    const facts = await lstat(path).catch(() => undefined)
    if (facts?.isFile()) found.push({ path, takenAt, size: facts.size })
  }
  return found.sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

/**
 * Removes the oldest backups of one site beyond those that are kept.
 * @param made the one just made, which is kept whatever the clock said of others
 * @returns how many went
 */
export async function keepNewest(
  folder: string,
  siteId: string,
  keep: number,
  made?: string,
): Promise<number> {
  const others = (await backupsIn(folder, siteId)).filter(({ path }) => path !== made)
  const tooOld = others.slice(made === undefined ? keep : keep - 1)
  for (const { path } of tooOld) await rm(path)
  return tooOld.length
}

/** Removes what a killed backup or rotation of this site has left half-written. Only one process may be at them. */
export function removeBegun(folder: string, siteId: string): Promise<void> {
  return removeParts(
    folder,
    (whole, isThere) => momentIn(whole, siteId) !== undefined || (isThere && isBeforeUpgrade(whole, siteId)),
  )
}

/** The same of backups before an upgrade, for the start that holds the lock. Parts of whole ones are a rotation's. */
export function removeBegunBeforeUpgrade(folder: string, siteId: string): Promise<void> {
  return removeParts(folder, (whole, isThere) => !isThere && isBeforeUpgrade(whole, siteId))
}

async function removeParts(
  folder: string,
  isRemoved: (whole: string, isThere: boolean) => boolean,
): Promise<void> {
  const names = await readdir(folder)
  for (const name of names) {
    const [whole] = /^.*\.backup(?=(\.begun|(\.begun)?\.[0-9a-f]{12}\.part)$)/.exec(name) ?? []
    if (whole && isRemoved(whole, names.includes(whole))) await rm(join(folder, name), { force: true })
  }
}

/** The beginning of a file, as far as it goes. */
export async function startOfFile(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function momentIn(name: string, siteId: string): Date | undefined {
  const start = `tulian-${siteId}-`
  if (!name.startsWith(start)) return undefined
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name.slice(start.length)) ?? []
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
