import { createDatabaseBackend, type OpenBackend } from '#db/backend.ts'
import { upgradeAfterBackup } from '#operations/backup/before-upgrade.ts'
import {
  createFirstAdministrator,
  refuseWeakPassword,
  type FirstAdministrator,
} from '#db/site/first-administrator.ts'
import { seedDatabase } from '#db/site/seed.ts'
import { announcePassword } from '#app/server/announce-start.ts'
import { createBackupStatusReader } from '#app/server/backups/backup-status-reader.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import { memoizeSanitizer } from './memoize-sanitizer.ts'
import type { ContentVersions } from '#app/server/response-cache/content-versions.ts'
import { makePicturesLater } from '#app/server/make-pictures-later.ts'
import { submitNewPagesToBaidu } from '#app/server/submit-new-pages.ts'
import type { Log } from '#app/server/log.ts'
import type { HostSettings } from '#operations/settings/settings.ts'

/**
 * Opens the database in DATA_DIR, migrates it, fills an empty one and ensures an administrator. All that the host adds
 * to the backend is here.
 * @param versions told of each write of what visitors are shown
 * @throws StartRefusal when that cannot be done
 */
export async function openDatabaseBackend(
  settings: HostSettings,
  log: Log,
  mediaFolder: string,
  versions: ContentVersions,
): Promise<ChosenBackend> {
  const { dataDir, s3, adminUsername, adminPassword } = settings
  const options = {
    ...settings,
    settings,
    report: log.report,
    contentListener: versions,
    upgradeSite: upgradeAfterBackup,
  }
  const given = { username: adminUsername, password: adminPassword }
  let first: FirstAdministrator | undefined
  const backend = await createDatabaseBackend(options, async (begun) => {
    await refuseWeakPassword(begun, given)
    if (settings.hasDemoContent) await seedDatabase(begun, { dataDir, s3, mediaFolder })
    first = await createFirstAdministrator(begun, given)
    if (first?.isGenerated) announcePassword(first.username, first.password)
  })
  const { files, report, withClusterLock, siteId } = backend
  makePicturesLater({ pictures: files.pictures, report, withClusterLock })
  // Pages offer the variants of a picture that was just uploaded from then on.
  files.pictures.onUrgentMade(versions.onWrite)
  const siteBackend: OpenBackend = {
    ...backend,
    cleanHtml: memoizeSanitizer(backend.cleanHtml),
    changed: (changes) => submitNewPagesToBaidu(backend, changes, settings),
    backups: siteId === undefined ? undefined : createBackupStatusReader(settings.backups, siteId),
  }
  return { backend: siteBackend, siteId, created: first && toldOf(first) }
}

/** A password that was given is known. */
function toldOf({ username, password, isGenerated }: FirstAdministrator): ChosenBackend['created'] {
  return { username, password: isGenerated ? password : undefined }
}
