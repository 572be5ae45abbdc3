import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import {
  ELSEWHERE_NOTE,
  MOVING_NOTE,
  RESUMES_FOLDER,
  TRASH_FOLDER,
  UPLOADS_FOLDER,
} from '#db/files/folders.ts'
import { PERSONAL_KEY_FILE } from '#db/encryption/encryption-key.ts'
import { textOf, writeOnce } from '#db/files/write-once.ts'

/** The file in DATA_DIR that says which site the folder is of. */
export const SITE_ID_FILE = 'site.id'

/** What a DATA_DIR tells before anything is opened in it. */
export interface FolderFacts {
  /** Text of `site.id`, whatever it is. */
  siteId?: string
  /** What a site has left there beside it and its database, for people to read. */
  holds: string[]
  /** Files are being moved there, and not all of them are. */
  isMoving: boolean
  /** Where the files are, when that is not the folder. */
  filesAt?: string
}

/**
 * Reads what a folder contains, its id last. A concurrent start writes the id first, so files seen without an id
 * really have none.
 */
export async function readFolder(dataDir: string): Promise<FolderFacts> {
  const holds: string[] = []
  for (const name of [UPLOADS_FOLDER, RESUMES_FOLDER, TRASH_FOLDER])
    if (await hasFiles(join(dataDir, name))) holds.push(`${name}/`)
  if (await sizeOf(join(dataDir, PERSONAL_KEY_FILE))) holds.push(PERSONAL_KEY_FILE)
  const siteId = (await textOf(join(dataDir, SITE_ID_FILE)))?.trim()
  const isMoving = (await textOf(join(dataDir, MOVING_NOTE))) !== undefined
  const filesAt = (await textOf(join(dataDir, ELSEWHERE_NOTE)))?.trim()
  return { siteId, holds, isMoving, filesAt }
}

/** The SQLite file's size in bytes, undefined when absent, and whether a write-ahead log remains beside it. */
export async function readSqliteFile(dataDir: string): Promise<{ size?: number; hasLog: boolean }> {
  const path = join(dataDir, DATABASE_FILE)
  return { size: await sizeOf(path), hasLog: Boolean(await sizeOf(`${path}-wal`)) }
}

/**
 * Writes the id into a folder that has none.
 * @returns the id the folder has now
 */
export async function storeSiteId(dataDir: string, siteId: string): Promise<string> {
  return ((await writeOnce(join(dataDir, SITE_ID_FILE), `${siteId}\n`)) ?? '').trim()
}

/** Records where the files are, so that a start or command without UPLOADS_URL does not use the folder. */
export async function recordFilesElsewhere(dataDir: string, label: string): Promise<void> {
  await writeOnce(join(dataDir, ELSEWHERE_NOTE), `${label}\n`)
}

async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing<never[]>([]))
  return entries.some((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
}

function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(({ size }) => size, unlessMissing(undefined))
}

function unlessMissing<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}
