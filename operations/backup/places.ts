import { openDiskPlace } from '#db/files/disk-place.ts'
import type { Area, FilePlace } from '#db/files/file-place.ts'

/** The areas whose files a backup holds, by their folder in it; the trash is left out. */
export const folderOfArea = {
  uploads: 'uploads',
  variants: 'uploads/.variants',
  facts: 'uploads/.facts',
  resumes: 'resumes',
} as const satisfies Partial<Record<Area, string>>

export type KeptArea = keyof typeof folderOfArea
export const keptAreas = Object.keys(folderOfArea) as KeptArea[]

/** The folder that a backup is unpacked into, as a site on disk has its files. */
export const openUnpacked = (folder: string): FilePlace => openDiskPlace(folder)

/** The names of what else a backup holds: those it has in DATA_DIR. */
export const MANIFEST_ENTRY = 'manifest.json'
export const KEY_ENTRY = 'pii.key'
/** The former key, while a rotation is under way. */
export const OLD_KEY_ENTRY = 'pii.key.old'
export const DATABASE_ENTRIES = { sqlite: 'site.sqlite', postgres: 'database.sql.gz' } as const

/** The name of a file's entry; undefined for a name that the site did not give. */
export function entryOfFile(area: KeptArea, name: string): string | undefined {
  return PLAIN_NAME.test(name) ? `${folderOfArea[area]}/${name}` : undefined
}

/**
 * The area and plain name of a file's entry.
 * @returns undefined for any other name: nothing in a backup leads elsewhere
 */
export function fileOfEntry(entry: string): { area: KeptArea; name: string } | undefined {
  const slash = entry.lastIndexOf('/')
  const name = entry.slice(slash + 1)
  const area = keptAreas.find((each) => folderOfArea[each] === entry.slice(0, slash))
  return area && PLAIN_NAME.test(name) ? { area, name } : undefined
}

const PLAIN_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,254}$/

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
