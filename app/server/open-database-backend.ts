import { createDatabaseBackend } from '#db/backend.ts'
import { createFirstAdministrator, refuseWeakPassword } from '#db/first-administrator.ts'
import { seedDatabase } from '#db/seed.ts'
import type { ChosenBackend } from '#app/server/choose-backend.ts'
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
  const { dataDir, databaseUrl, personalKey, oldPersonalKey, adminUsername, adminPassword } = settings
  const backend = await createDatabaseBackend({
    dataDir,
    databaseUrl,
    personalKey,
    oldPersonalKey,
    settings,
    report: log.report,
  })
  const given = { username: adminUsername, password: adminPassword }
  await refuseWeakPassword(backend, given)
  const isSeeded = settings.hasDemoContent && (await seedDatabase(backend, { dataDir, mediaFolder }))
  if (isSeeded) makePicturesLater(backend.files.pictures)
  const first = await createFirstAdministrator(backend, given)
  const pushing = pushingNewPages(backend, settings)
  if (!first) return { backend: pushing }
  const { username, password, isGenerated } = first
  return { backend: pushing, created: { username, password: isGenerated ? password : undefined } }
}
