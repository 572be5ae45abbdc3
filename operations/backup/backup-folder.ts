import { lstat, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADER_BYTES } from './header.ts'

/** A backup that the site itself put into BACKUP_DIR. */
export interface FoundBackup {
  path: string
  /** The moment in its name, which no copying changes. */
  takenAt: Date
  size: number
  isBeforeUpgrade: boolean
}

/** The name of a backup by its site and moment. */
export function backupName(siteId: string, takenAt: Date): string {
  return `tulian-${siteId}-${inName(takenAt)}.backup`
}

/** The name of a backup before an upgrade, by its moment too, so that none takes an earlier one's place. */
export function upgradeBackupName(siteId: string, migration: string, takenAt: Date): string {
  return `tulian-${siteId}-before-${migration}-${inName(takenAt)}.backup`
}

const inName = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The backups that one site made by its schedule, the newest first; whatever else lies there is none of ours. */
export async function backupsIn(folder: string, siteId: string): Promise<FoundBackup[]> {
  return (await allBackupsIn(folder, siteId)).filter(({ isBeforeUpgrade }) => !isBeforeUpgrade)
}

/** The same with those from before upgrades. */
export async function allBackupsIn(folder: string, siteId: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = []
  for (const name of await readdir(folder)) {
    const told = toldBy(name, siteId)
    if (!told) continue
    const path = join(folder, name)
    // A link leads elsewhere, a folder is no backup.
    const facts = await lstat(path).catch(() => undefined)
    if (facts?.isFile()) found.push({ path, ...told, size: facts.size })
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
  return removeParts(folder, siteId, (isBeforeUpgrade, isWhole) => !isBeforeUpgrade || isWhole)
}

/** The same of backups before an upgrade, for the start that holds the lock. Parts of whole ones are a rotation's. */
export function removeBegunBeforeUpgrade(folder: string, siteId: string): Promise<void> {
  return removeParts(folder, siteId, (isBeforeUpgrade, isWhole) => isBeforeUpgrade && !isWhole)
}

async function removeParts(
  folder: string,
  siteId: string,
  isRemoved: (isBeforeUpgrade: boolean, isWhole: boolean) => boolean,
): Promise<void> {
  const names = await readdir(folder)
  for (const name of names) {
    const [whole = ''] = /^.*\.backup(?=(\.begun|(\.begun)?\.[0-9a-f]{12}\.part)$)/.exec(name) ?? []
    const told = toldBy(whole, siteId)
    if (told && isRemoved(told.isBeforeUpgrade, names.includes(whole)))
      await rm(join(folder, name), { force: true })
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

/** What the name of a backup of this site tells; undefined of any other name. */
function toldBy(name: string, siteId: string): Pick<FoundBackup, 'takenAt' | 'isBeforeUpgrade'> | undefined {
  const start = `tulian-${siteId}-`
  if (!name.startsWith(start)) return undefined
  const [, before, year, month, day, hour, minute, second] =
    /^(before-.+-)?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name.slice(start.length)) ?? []
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(takenAt.getTime()) ? undefined : { takenAt, isBeforeUpgrade: before !== undefined }
}
