import { setTimeout as after } from 'node:timers/promises'
import { QueryTypes, type Transaction } from 'sequelize'
import { defaultSettings, type Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend, Stores } from '#contract/engine/backend.ts'
import { watchPublicWrites } from '#content/registry/public-types.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { orUnavailable, statementsOrUnavailable } from './connection/availability.ts'
import { withStartupLock } from './connection/startup-lock.ts'
import { cleanHtml } from './store/clean-html.ts'
import { connect, type Connection } from './connection/connection.ts'
import type { ContentListener } from './store/content-listener.ts'
import type { FilePlace } from './files/file-place.ts'
import { openFilePlace } from './files/open-file-place.ts'
import { createFiles } from './files/files.ts'
import type { S3Address } from './files/s3-address.ts'
import { asStorageRefusal } from './files/s3-errors.ts'
import { foldRows } from './search/fold-rows.ts'
import { enforceFileModes } from './site/enforce-file-modes.ts'
import { storeKeyCheck } from './encryption/key-check.ts'
import { defineStores } from './store/stores.ts'
import type { WithClusterLock } from './connection/cluster-lock/cluster-lock.ts'
import { openEncryption } from './encryption/open-encryption.ts'
import { createPasswords } from './encryption/passwords.ts'
import { withDeadline, assertDeadline, runWithDeadline } from './connection/request-deadline.ts'
import type { IdNumberEncryption } from './encryption/id-number-encryption.ts'
import {
  pairSite,
  refuseMissingDatabase,
  refuseUnfinishedRestore,
  requireDatabaseFile,
  requireSite,
  siteIdOf,
} from './site/site-identity.ts'
import type { SitePlace } from './site/site-refusals.ts'
import { asStartRefusal } from './connection/start-refusal.ts'

/**
 * Brings a site up to date that another start may not touch meanwhile.
 * @param steps.lost aborted when another start may have begun
 */
export type UpgradeSite = (
  connection: Connection,
  site: DatabaseOptions,
  files: FilePlace,
  steps: { lost: AbortSignal; upgrade: () => Promise<void> },
) => Promise<void>

/** What the host tells the database backend (docs/operations/configuration.md). */
export interface DatabaseOptions {
  /** Holds the SQLite file, `uploads/` and `resumes/`. */
  dataDir: string
  /** PostgreSQL in place of the SQLite file. */
  databaseUrl?: string
  /** S3-compatible storage for files, in place of the folders of `dataDir` (UPLOADS_URL). */
  s3?: S3Address
  settings?: Partial<Settings>
  /** Encrypts identity numbers; generated into `dataDir` when absent (PII_KEY). */
  personalKey?: Buffer
  /** Read beside it while keys are rotated (PII_KEY_OLD). */
  oldPersonalKey?: Buffer
  /** Where the backup before an upgrade goes, and what encrypts it (BACKUP_DIR, BACKUP_KEY); else into `dataDir`. */
  backups?: { folder?: string; key?: Buffer }
  /** Does an upgrade that waits; plainly unless given, while the host takes a backup before it. */
  upgradeSite?: UpgradeSite
  /** Told of each write of content, before its caller hears that it is done. */
  contentListener?: ContentListener
  now?: () => Date
  report?: Backend['report']
}

/** A server that is cut off neither answers nor refuses. */
const READY_WITHIN_MS = 3000

/** The backend, and how its host lets go of it. */
export type OpenBackend = Backend & {
  /** Of the site; absent in memory. */
  siteId?: string
  /** Runs work that only one process on this database may do at a time; absent where there is only one. */
  withClusterLock?: WithClusterLock
  close(): Promise<void>
}

/**
 * The product on a real database: opens it, brings its schema up to date and gives the backend. One instance of a site does so after
 * the other.
 * @param begin what else belongs to a start, e.g. first content
 * @throws StartRefusal with one line when the start cannot go on
 */
export function createDatabaseBackend(
  options: DatabaseOptions,
  begin: (backend: Backend) => Promise<void> = async () => undefined,
): Promise<OpenBackend> {
  return open(options, refuseMissingDatabase, (connection, files) =>
    withStartupLock(connection.withClusterLock, options.report, async (lost) => {
      const upgrade = () => pairSite(connection, options, files)
      await (options.upgradeSite?.(connection, options, files, { lost, upgrade }) ?? upgrade())
      await foldRows(connection, options.report)
      const backend = await createSiteOn(connection, options, files)
      await begin(backend)
      return backend
    }),
  )
}

/**
 * Opens an existing site for an operator command; creates and upgrades nothing.
 * @throws StartRefusal with one line where there is no such site
 */
export function openStoredBackend(options: DatabaseOptions): Promise<OpenBackend> {
  return open(options, requireDatabaseFile, async (connection, files) => {
    await requireSite(connection, options, files)
    await reportOthersRights(options)
    return createBackendOn(connection, options, files)
  })
}

/**
 * @param before what must hold before the database is opened
 * @param inside makes the backend of the open database
 */
async function open(
  options: DatabaseOptions,
  before: (place: SitePlace, files: FilePlace) => Promise<void>,
  inside: (connection: Connection, files: FilePlace) => Promise<Backend>,
): Promise<OpenBackend> {
  const { dataDir, databaseUrl, contentListener } = options
  let connection: Connection | undefined
  const place = await openFilePlace(options)
  try {
    await refuseUnfinishedRestore(options)
    await before(options, place)
    connection = await connect(dataDir, databaseUrl)
    const { close, peerEvents, withClusterLock } = connection
    const backend = await inside(connection, place)
    if (peerEvents && contentListener) peerEvents.listen(contentListener)
    return {
      ...backend,
      withClusterLock,
      siteId: await siteIdOf(connection),
      async close() {
        await Promise.all([backend.files.pictures.end(), close()])
        place.close()
      },
    }
  } catch (error) {
    await connection?.close().catch(() => undefined)
    place.close()
    throw asStartRefusal(asStorageRefusal(error, place.label), dataDir)
  }
}

async function createSiteOn(
  connection: Connection,
  options: DatabaseOptions,
  files: FilePlace,
): Promise<Backend> {
  await reportOthersRights(options)
  const numbers = await openEncryption(connection, storedTypes, options)
  await storeKeyCheck(connection, numbers)
  return backendOf(connection, numbers, options, files)
}

/** Only now: a folder that turned out to be none of the site's keeps its modes. */
async function reportOthersRights({ dataDir, report }: DatabaseOptions): Promise<void> {
  const [first, ...more] = await enforceFileModes(dataDir)
  if (first === undefined) return
  report?.('无法收紧数据目录的权限，其他用户可能读到其中的文件', { path: first, count: more.length + 1 })
}

/** The product on a database that is open and up to date. */
export async function createBackendOn(
  connection: Connection,
  options: DatabaseOptions,
  files?: FilePlace,
): Promise<Backend> {
  const numbers = await openEncryption(connection, storedTypes, options)
  return backendOf(connection, numbers, options, files ?? (await openFilePlace(options)))
}

async function backendOf(
  connection: Connection,
  numbers: IdNumberEncryption,
  options: DatabaseOptions,
  place: FilePlace,
): Promise<Backend> {
  const { now = () => new Date(), report = () => undefined } = options
  const settings = { ...defaultSettings, ...options.settings }
  const files = await createFiles(place, settings, report)
  const parts = { settings, files, now, report, cleanHtml, passwords: createPasswords() }
  return { ...parts, ...storing(connection, numbers, options.contentListener) }
}

function storing(connection: Connection, numbers: IdNumberEncryption, listener: ContentListener | undefined) {
  const statements = statementsOrUnavailable(connection.statements)
  const storesFor = defineStores({ ...connection, statements }, storedTypes, numbers)
  return {
    stores: storesFor(),
    async transaction<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> {
      let hasWritten = false
      try {
        return await writeWithinDeadline(connection, async (transaction) => {
          const stores = watchPublicWrites(storesFor(transaction), () => (hasWritten = true))
          const result = await work(stores)
          if (hasWritten) await connection.peerEvents?.notify(transaction)
          return result
        })
      } finally {
        // A commit that failed may have been kept all the same.
        if (hasWritten) listener?.onWrite()
      }
    },
    purgeDeleted: connection.checkpointWal,
    runWithDeadline,
    isReady: () => Promise.race([answers(connection), after(READY_WITHIN_MS, false)]),
  }
}

/** A call that has given up hears a refusal, so nothing of it may be kept afterwards. */
function writeWithinDeadline<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
) {
  let isCommitting = false
  const write = () =>
    connection.write(async (transaction) => {
      const result = await work(transaction)
      assertDeadline()
      isCommitting = true
      return result
    })
  return orUnavailable(write, () => isCommitting)
}

function answers({ sequelize }: Connection): Promise<boolean> {
  return runWithDeadline(() =>
    withDeadline(() => sequelize.query('SELECT 1', { type: QueryTypes.SELECT })),
  ).then(
    () => true,
    () => false,
  )
}
