import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { QueryTypes, type Transaction } from 'sequelize'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Backend, Settings, Stores } from '#contract/engine/backend.ts'
import { watchShown } from '#contract/shown-types.ts'
import { storedTypes } from '#contract/stored-types.ts'
import { asked, askedStores } from './away.ts'
import { cleanHtml } from './clean-html.ts'
import { connect, type Connection } from './connection.ts'
import { createFiles } from './files/files.ts'
import { RESUMES_FOLDER, UPLOADS_FOLDER } from './files/folders.ts'
import type { Others } from './hear-others.ts'
import { fillSearches } from './keep-search.ts'
import { keepPrivate } from './keep-private.ts'
import { defineStores } from './models.ts'
import { openPersonalNumbers } from './open-personal-numbers.ts'
import { createPasswords } from './passwords.ts'
import { patiently, requirePatience, withPatience } from './patience.ts'
import type { PersonalNumbers } from './personal-numbers.ts'
import {
  pairSite,
  refuseMissingDatabase,
  refuseUnfinishedRestore,
  requireDatabaseFile,
  requireSite,
} from './site-identity.ts'
import type { SitePlace } from './site-refusals.ts'
import { asStartRefusal } from './start-refusal.ts'

/** What the host tells the database backend (docs/operating.md#environment). */
export interface DatabaseOptions {
  /** Holds the SQLite file, `uploads/` and `resumes/`. */
  dataDir: string
  /** PostgreSQL in place of the SQLite file. */
  databaseUrl?: string
  settings?: Partial<Settings>
  /** Encrypts identity numbers; generated into `dataDir` when absent (PII_KEY). */
  personalKey?: Buffer
  /** Read beside it while keys are rotated (PII_KEY_OLD). */
  oldPersonalKey?: Buffer
  now?: () => Date
  report?: Backend['report']
}

/** A server that is cut off neither answers nor refuses. */
const READY_WITHIN_MS = 3000

/** The backend, and how its host lets go of it. */
export type OpenBackend = Backend & {
  /** Begins to tell of what other processes write; absent where there are none. */
  hearOthers?: Others['hear']
  close(): Promise<void>
}

/**
 * The product on a real database: opens it, brings its schema up to date and gives the backend.
 * @throws StartRefusal with one line when the start cannot go on
 */
export function createDatabaseBackend(options: DatabaseOptions): Promise<OpenBackend> {
  const inside: Checks['inside'] = async (connection, place) => {
    await pairSite(connection, place)
    fillSearches(connection, options.report)
  }
  return open(options, { before: refuseMissingDatabase, inside })
}

/**
 * The same for a command beside the site: on what is there, as it is; nothing is made and nothing upgraded.
 * @throws StartRefusal with one line where there is no such site
 */
export function openKeptBackend(options: DatabaseOptions): Promise<OpenBackend> {
  return open(options, { before: requireDatabaseFile, inside: requireSite })
}

/** What must hold before the database is opened, and what once it is. */
interface Checks {
  before(place: SitePlace): Promise<void>
  inside(connection: Connection, place: SitePlace): Promise<void>
}

async function open(options: DatabaseOptions, { before, inside }: Checks): Promise<OpenBackend> {
  const { dataDir, databaseUrl } = options
  let connection: Connection | undefined
  try {
    await refuseUnfinishedRestore(options)
    await before(options)
    connection = await connect(dataDir, databaseUrl)
    await inside(connection, options)
    await reportOthersRights(options)
    const { close, others } = connection
    const backend = await createBackendOn(connection, options)
    return {
      ...backend,
      hearOthers: others?.hear,
      async close() {
        await Promise.all([backend.files.pictures.end(), close()])
      },
    }
  } catch (error) {
    await connection?.close().catch(() => undefined)
    throw asStartRefusal(error, dataDir)
  }
}

/** Only now: a folder that turned out to be none of the site's keeps its modes. */
async function reportOthersRights({ dataDir, report }: DatabaseOptions): Promise<void> {
  const [first, ...more] = await keepPrivate(dataDir)
  if (first === undefined) return
  report?.('无法收紧数据目录的权限，其他用户可能读到其中的文件', { path: first, count: more.length + 1 })
}

/** The product on a database that is open and up to date. */
export async function createBackendOn(connection: Connection, options: DatabaseOptions): Promise<Backend> {
  const { dataDir, now = () => new Date(), report = () => undefined } = options
  const settings = { ...defaultSettings, ...options.settings }
  const folders = { uploads: join(dataDir, UPLOADS_FOLDER), resumes: join(dataDir, RESUMES_FOLDER) }
  const files = await createFiles(folders, settings, report)
  const parts = { settings, files, now, report, cleanHtml, passwords: createPasswords() }
  const numbers = await openPersonalNumbers(connection, storedTypes, options)
  return { ...parts, ...storing(connection, numbers) }
}

function storing(connection: Connection, numbers: PersonalNumbers) {
  const storesFor = defineStores(connection, storedTypes, numbers)
  return {
    stores: askedStores(storesFor()),
    transaction: <Result>(work: (stores: Backend['stores']) => Promise<Result>) =>
      transact(connection, (transaction) =>
        tellingOthers(connection.others, transaction, work)(askedStores(storesFor(transaction))),
      ),
    wipeRemoved: connection.foldLog,
    inOneCall: withPatience,
    isReady: () => Promise.race([answers(connection), after(READY_WITHIN_MS, false)]),
  }
}

/** A call that has given up hears a refusal, so nothing of it may be kept afterwards. */
function transact<Result>(connection: Connection, work: (transaction: Transaction) => Promise<Result>) {
  let isCommitting = false
  const write = () =>
    connection.write(async (transaction) => {
      const result = await work(transaction)
      requirePatience()
      isCommitting = true
      return result
    })
  return asked(write, () => isCommitting)
}

/** The work of a transaction, which ends by telling other processes of what they may show; where there are none, as it is. */
function tellingOthers<Result>(
  others: Others | undefined,
  transaction: Transaction,
  work: (stores: Stores) => Promise<Result>,
) {
  if (!others) return work
  return async (stores: Stores) => {
    let hasTouched = false
    const result = await work(watchShown(stores, () => (hasTouched = true)))
    if (hasTouched) await others.tell(transaction)
    return result
  }
}

function answers({ sequelize }: Connection): Promise<boolean> {
  return withPatience(() => patiently(() => sequelize.query('SELECT 1', { type: QueryTypes.SELECT }))).then(
    () => true,
    () => false,
  )
}
