import { connect, type Connection } from '#db/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import type { S3Address } from '#db/files/s3-address.ts'
import { asStorageRefusal } from '#db/files/s3-refusals.ts'
import { readFolder } from '#db/site-folder.ts'
import { requireDatabaseFile, requireSite } from '#db/site-identity.ts'
import { asStartRefusal } from '#db/start-refusal.ts'

/** Where a site is that is to be moved. */
export interface SourceSettings {
  dataDir: string
  databaseUrl?: string
  s3?: S3Address
  personalKey?: Buffer
}

/** What a move is told besides where to. */
export interface MoveFacts {
  settings: SourceSettings
  /** As it was given: an address, or a folder. */
  target: string
  env: Readonly<Record<string, string | undefined>>
  told: (text: string) => void
  signal: AbortSignal
}

/**
 * Opens a site for work that only reads it, and closes it afterwards.
 * @throws StartRefusal with one line where there is no such site, or its parts do not belong together
 */
export async function withSource<Result>(
  settings: SourceSettings,
  work: (source: { connection: Connection; files: FilePlace; siteId: string }) => Promise<Result>,
): Promise<Result> {
  const files = await openFilePlace(settings)
  let connection: Connection | undefined
  try {
    await requireDatabaseFile(settings)
    connection = await connect(settings.dataDir, settings.databaseUrl)
    await requireSite(connection, settings, files)
    const { siteId = '' } = await readFolder(settings.dataDir)
    return await work({ connection, files, siteId })
  } catch (error) {
    throw asStartRefusal(asStorageRefusal(error, files.label), settings.dataDir)
  } finally {
    await connection?.close()
    files.close()
  }
}
