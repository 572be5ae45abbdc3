import { connect, type Connection } from '#db/connection/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { refuseUnfinishedRestore, requireDatabaseFile, requireSite } from '#db/site/site-identity.ts'
import type { SitePlace } from '#db/site/site-refusals.ts'

/**
 * Works on the database and the files of a site that is there; nothing is made and nothing upgraded.
 * @throws StartRefusal where there is no site, or folder and database are not of one
 */
export async function onSite<Result>(
  place: SitePlace,
  work: (connection: Connection, files: FilePlace) => Promise<Result>,
): Promise<Result> {
  await refuseUnfinishedRestore(place)
  await requireDatabaseFile(place)
  const files = await openFilePlace(place)
  let connection: Connection | undefined
  try {
    connection = await connect(place.dataDir, place.databaseUrl)
    await requireSite(connection, place, files)
    return await work(connection, files)
  } finally {
    await connection?.close()
    files.close()
  }
}
