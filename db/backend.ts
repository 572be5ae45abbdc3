import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { QueryTypes } from 'sequelize'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import { storedTypes } from '#contract/stored-types.ts'
import { cleanHtml } from './clean-html.ts'
import { connect, type Connection } from './connection.ts'
import { createFiles } from './files/files.ts'
import { migrate } from './migrate.ts'
import { defineStores } from './models.ts'
import { openPersonalNumbers } from './open-personal-numbers.ts'
import { createPasswords } from './passwords.ts'
import type { PersonalNumbers } from './personal-numbers.ts'
import { asStartRefusal } from './start-refusal.ts'

/** What the host tells the database backend (operating.md, Environment). */
export interface DatabaseOptions {
  /** Holds the SQLite file, `uploads/` and `resumes/`. */
  dataDir: string
  settings?: Partial<Settings>
  /** Encrypts identity numbers; generated into `dataDir` when absent (PII_KEY). */
  personalKey?: Buffer
  now?: () => Date
  report?: Backend['report']
}

/** The folder of uploaded files inside DATA_DIR. */
export const UPLOADS_FOLDER = 'uploads'
/** The folder of applicants' documents, which no address leads to. */
const RESUMES_FOLDER = 'resumes'

/** A server that is cut off neither answers nor refuses. */
const READY_WITHIN_MS = 3000

/**
 * The product on a real database: opens it, brings its schema up to date and gives the backend.
 * @throws StartRefusal with one line when the start cannot go on
 */
export async function createDatabaseBackend(
  options: DatabaseOptions & { databaseUrl?: string },
): Promise<Backend & { close(): Promise<void> }> {
  const { dataDir, databaseUrl } = options
  let connection: Connection | undefined
  try {
    connection = await connect(dataDir, databaseUrl)
    await migrate(connection)
    return { ...(await createBackendOn(connection, options)), close: connection.close }
  } catch (error) {
    await connection?.close().catch(() => undefined)
    throw asStartRefusal(error, dataDir)
  }
}

/** The product on a database that is open and up to date. */
export async function createBackendOn(connection: Connection, options: DatabaseOptions): Promise<Backend> {
  const { dataDir, now = () => new Date(), report = () => undefined } = options
  const settings = { ...defaultSettings, ...options.settings }
  const folders = { uploads: join(dataDir, UPLOADS_FOLDER), resumes: join(dataDir, RESUMES_FOLDER) }
  const files = await createFiles(folders, settings)
  const parts = { settings, files, now, report, cleanHtml, passwords: createPasswords() }
  const numbers = await openPersonalNumbers(connection, storedTypes, options)
  return { ...parts, ...storing(connection, numbers) }
}

function storing(connection: Connection, numbers: PersonalNumbers) {
  const storesFor = defineStores(connection, storedTypes, numbers)
  return {
    stores: storesFor(),
    transaction: <Result>(work: (stores: Backend['stores']) => Promise<Result>) =>
      connection.write((transaction) => work(storesFor(transaction))),
    isReady: () => Promise.race([answers(connection), after(READY_WITHIN_MS, false)]),
  }
}

function answers({ sequelize }: Connection): Promise<boolean> {
  return sequelize.query('SELECT 1', { type: QueryTypes.SELECT }).then(
    () => true,
    () => false,
  )
}
