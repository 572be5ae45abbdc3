import type { FilePlace } from '#db/files/file-place.ts'
import { MOVING_NOTE } from '#db/files/folders.ts'
import { asStorageRefusal } from '#db/files/s3-errors.ts'
import type { Storage } from '#db/files/storage.ts'
import { SITE_ID_FILE, type FolderFacts } from './site-folder.ts'

const LEFT_BY_A_SITE = ['uploads', 'resumes', 'trash'] as const

/**
 * What lies in the storage of files, as `readFolder` tells of a folder.
 * @throws StartRefusal with one line where the storage cannot be asked
 */
export async function readBucket({ areas, notes, label }: FilePlace): Promise<FolderFacts> {
  try {
    const holds: string[] = []
    for (const area of LEFT_BY_A_SITE) if (await hasFiles(areas[area])) holds.push(`${area}/`)
    const isMoving = (await notes.read(MOVING_NOTE)) !== undefined
    const siteId = (await notes.read(SITE_ID_FILE))?.trim()
    return { siteId, holds, isMoving }
  } catch (error) {
    throw asStorageRefusal(error, label)
  }
}

async function hasFiles(area: Storage): Promise<boolean> {
  const files = area.list()[Symbol.asyncIterator]()
  const { done = false } = await files.next()
  await files.return?.()
  return !done
}
