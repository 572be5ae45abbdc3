import { createDatabaseBackend } from '#db/backend.ts'
import {
  createFirstAdministrator,
  refuseWeakPassword,
  type FirstAdministrator,
} from '#db/first-administrator.ts'
import { seedDatabase } from '#db/seed.ts'
import { announcePassword } from '#app/server/announce.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
import { cleanOnce } from '#app/server/clean-once.ts'
import { makePicturesLater } from '#app/server/make-pictures-later.ts'
import { pushingNewPages } from '#app/server/push-new-pages.ts'
import type { Log } from '#app/server/log.ts'
import type { HostSettings } from '#app/server/settings.ts'

/**
 * Opens the database in DATA_DIR, brings it up to date, fills an empty one and makes sure somebody can sign in.
 * @throws StartRefusal when that cannot be done
 */
export async function openDatabaseBackend(
  settings: HostSettings,
  log: Log,
  mediaFolder: string,
): Promise<ChosenBackend> {
  const { dataDir, s3, adminUsername, adminPassword } = settings
  const options = { ...settings, settings, report: log.report }
  const given = { username: adminUsername, password: adminPassword }
  let first: FirstAdministrator | undefined
  const backend = await createDatabaseBackend(options, async (begun) => {
    await refuseWeakPassword(begun, given)
    if (settings.hasDemoContent) await seedDatabase(begun, { dataDir, s3, mediaFolder })
    first = await createFirstAdministrator(begun, given)
    if (first?.isGenerated) announcePassword(first.username, first.password)
  })
  const { files, report, onlyOneInstance } = backend
  makePicturesLater({ pictures: files.pictures, report, onlyOneInstance })
  const pushing = pushingNewPages(backend, settings)
  const cleaning = { ...pushing, cleanHtml: cleanOnce(pushing.cleanHtml) }
  return { backend: cleaning, siteId: backend.siteId, created: first && toldOf(first) }
}

/** A password that was given is known. */
function toldOf({ username, password, isGenerated }: FirstAdministrator): ChosenBackend['created'] {
  return { username, password: isGenerated ? password : undefined }
}
