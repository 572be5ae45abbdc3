import { join } from 'node:path'
import { createDiskStorage } from '#db/files/disk-storage.ts'
import { FACTS_FOLDER, RESUMES_FOLDER, UPLOADS_FOLDER, VARIANTS_FOLDER } from '#db/files/folders.ts'
import type { Storage } from '#db/files/storage.ts'

/** Where a site keeps files, by the folder they have inside a backup. */
export const fileFolders = [
  UPLOADS_FOLDER,
  `${UPLOADS_FOLDER}/${VARIANTS_FOLDER}`,
  `${UPLOADS_FOLDER}/${FACTS_FOLDER}`,
  RESUMES_FOLDER,
] as const

export type FileFolder = (typeof fileFolders)[number]

/** The storages of a site's files, made where they are missing. */
export type Storages = Record<FileFolder, Storage>

/** Opens the folders of files below DATA_DIR, or below another that a site is restored into. */
export async function openStorages(folder: string): Promise<Storages> {
  const opened = await Promise.all(
    fileFolders.map(async (name) => [name, await createDiskStorage(join(folder, name))] as const),
  )
  return Object.fromEntries(opened) as Storages
}

/** The names of what else a backup holds: those it has in DATA_DIR. */
export const MANIFEST_ENTRY = 'manifest.json'
export const KEY_ENTRY = 'pii.key'
/** The former key, while a rotation is under way. */
export const OLD_KEY_ENTRY = 'pii.key.old'
export const DATABASE_ENTRIES = { sqlite: 'site.sqlite', postgres: 'database.sql.gz' } as const

/**
 * The folder and plain name of a file's entry.
 * @returns undefined for any other name: nothing in a backup leads elsewhere
 */
export function fileOfEntry(entry: string): { folder: FileFolder; name: string } | undefined {
  const slash = entry.lastIndexOf('/')
  const [folder, name] = [entry.slice(0, slash), entry.slice(slash + 1)]
  const known = fileFolders.find((each) => each === folder)
  return known && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,254}$/.test(name) ? { folder: known, name } : undefined
}

/** Whether a backup may hold an entry of this name at all. */
export function isKnownEntry(name: string): boolean {
  return (
    name === MANIFEST_ENTRY ||
    name === KEY_ENTRY ||
    name === OLD_KEY_ENTRY ||
    Object.values<string>(DATABASE_ENTRIES).includes(name) ||
    fileOfEntry(name) !== undefined
  )
}
