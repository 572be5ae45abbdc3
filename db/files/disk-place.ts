import { copyFile, lutimes, mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf, writeOnce } from './write-once.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FilePlace } from './file-place.ts'
import { FACTS_FOLDER, RESUMES_FOLDER, TRASH_FOLDER, UPLOADS_FOLDER, VARIANTS_FOLDER } from './folders.ts'
import { INCOMING_FOLDER } from './incoming.ts'

/** The folders of each area inside DATA_DIR. */
const folders = {
  uploads: UPLOADS_FOLDER,
  variants: join(UPLOADS_FOLDER, VARIANTS_FOLDER),
  facts: join(UPLOADS_FOLDER, FACTS_FOLDER),
  resumes: RESUMES_FOLDER,
  trash: TRASH_FOLDER,
} as const

/** Files in the folders of DATA_DIR. Nothing is made before there is something to keep. */
export function openDiskPlace(dataDir: string): FilePlace {
  const folderOf = (area: keyof typeof folders) => join(dataDir, folders[area])
  const storageOf = (area: keyof typeof folders) => createDiskStorage(folderOf(area))
  return {
    label: dataDir,
    isDisk: true,
    areas: {
      uploads: storageOf('uploads'),
      variants: storageOf('variants'),
      facts: storageOf('facts'),
      resumes: storageOf('resumes'),
      trash: storageOf('trash'),
    },
    arrivingIn: (area) => arrivingFolder(dataDir, area),
    async discard(name, moment) {
      const path = join(folderOf('resumes'), name)
      try {
        // Before it moves: a stop in between leaves it where it was, for the next time.
        await lutimes(path, moment, moment)
        await mkdir(folderOf('trash'), { recursive: true, mode: 0o700 })
        await move(path, join(folderOf('trash'), name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    },
    notes: {
      read: (name) => textOf(join(dataDir, name)),
      writeOnce: async (name, text) => (await writeOnce(join(dataDir, name), text)) ?? '',
      remove: (name) => rm(join(dataDir, name), { force: true }),
    },
    removeHalfStored: async () => undefined,
    close: () => undefined,
  }
}

/** Where files of an area lie while they arrive: on this machine, wherever they are kept afterwards. */
export function arrivingFolder(dataDir: string, area: keyof typeof folders): string {
  return join(dataDir, folders[area], INCOMING_FOLDER)
}

/** The folder of documents may be a link to another disk, across which nothing is renamed. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const { atime, mtime } = await stat(from)
    await copyFile(from, to)
    await utimes(to, atime, mtime)
    await rm(from)
  }
}
