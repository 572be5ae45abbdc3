import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { openFilePlace, type FileSettings } from '#db/files/open-file-place.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { asStorageRefusal } from '#db/files/s3-errors.ts'
import { refuseUsedPlace } from '#operations/move/empty-place.ts'
import { SITE_ID_FILE } from '#db/site/site-folder.ts'
import { folderOfArea, keptAreas, openUnpacked, type KeptArea } from './places.ts'

/** What a restore has put into S3-compatible storage that was not there before. */
interface Sent {
  files: { area: KeptArea; name: string }[]
  /** Nothing told before whose the place was. */
  isIdNew: boolean
}

/**
 * Runs work after adding files to S3-compatible storage; names never change content, so the old site loses nothing. If the
 * work fails, the added files are removed.
 * @param site the folder of the unpacked site
 * @param isUndone called when the work has failed: whether the old site is certainly in place
 */
export async function withSentFiles<Result>(
  { site, siteId, options }: { site: string; siteId: string; options: FileSettings },
  isUndone: () => Promise<boolean>,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = await openFilePlace(options)
  const sent: Sent = { files: [], isIdNew: false }
  try {
    await send(site, siteId, place, sent)
    return await work()
  } catch (error) {
    // Where the storage is away it keeps them; the next try may go on from there.
    if (await isUndone()) await takeBack(place, sent).catch(() => undefined)
    throw asStorageRefusal(error, place.label)
  } finally {
    place.close()
  }
}

/**
 * Looks whether the files of a site may be put into a storage, before anything takes long.
 * @throws StartRefusal where it is another site's, is not there, or takes no such credentials
 */
export async function refuseUsedStorage(siteId: string, options: FileSettings): Promise<void> {
  const place = await openFilePlace(options)
  try {
    await refuseUsedPlace(place, siteId, 'UPLOADS_URL')
  } catch (error) {
    throw asStorageRefusal(error, place.label)
  } finally {
    place.close()
  }
}

async function send(site: string, siteId: string, place: FilePlace, sent: Sent): Promise<void> {
  // Its id first: a restore that was stopped can be begun again, and no other site's files are mixed in.
  await refuseUsedPlace(place, siteId, 'UPLOADS_URL')
  sent.isIdNew = (await place.notes.read(SITE_ID_FILE)) === undefined
  await place.notes.writeOnce(SITE_ID_FILE, `${siteId}\n`)
  const unpacked = openUnpacked(site)
  for (const area of keptAreas) {
    for await (const { name, size } of unpacked.areas[area].list()) {
      if (!(await place.areas[area].find(name))) sent.files.push({ area, name })
      const bytes = createReadStream(join(site, folderOfArea[area], name))
      await place.areas[area].put(name, { bytes, size })
    }
  }
}

/** Its id last: until then it is known whose the rest is. */
async function takeBack({ areas, notes }: FilePlace, { files, isIdNew }: Sent): Promise<void> {
  for (const { area, name } of files) await areas[area].remove(name)
  if (isIdNew) await notes.remove(SITE_ID_FILE)
}
