import type { SitePlace } from '#db/site/site-refusals.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Copies the database of a site while it is written to.
 * @param path where to; there must be no file yet
 * @throws BackupRefusal where that cannot be done
 */
export async function takeSnapshot(place: SitePlace, path: string): Promise<Snapshot> {
  if (place.databaseUrl)
    return (await import('./postgres-snapshot.ts')).snapshotPostgres(place.databaseUrl, path)
  return (await import('./sqlite-snapshot.ts')).snapshotSqlite(place.dataDir, path)
}
