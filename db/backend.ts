import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Backend, Settings } from '#contract/engine/backend.ts'
import { storedTypes } from '#contract/stored-types.ts'
import { cleanHtml } from './clean-html.ts'
import { connect, type Connection } from './connection.ts'
import { createUploads } from './files/uploads.ts'
import { migrate } from './migrate.ts'
import { defineStores } from './models.ts'
import { createPasswords } from './passwords.ts'
import { asStartRefusal } from './start-refusal.ts'

/** What the host tells the database backend (operating.md, Environment). */
export interface DatabaseOptions {
  /** Holds the SQLite file and `uploads/`. */
  dataDir: string
  databaseUrl?: string
  settings?: Partial<Settings>
  now?: () => Date
  report?: Backend['report']
}

/** The folder of uploaded files inside DATA_DIR. */
export const UPLOADS_FOLDER = 'uploads'

/**
 * The product on a real database: opens it, brings its schema up to date and gives the backend.
 * @throws StartRefusal with one line when the start cannot go on
 */
export async function createDatabaseBackend(
  options: DatabaseOptions,
): Promise<Backend & { close(): Promise<void> }> {
  const { dataDir, databaseUrl, now = () => new Date(), report = () => undefined } = options
  const settings = { ...defaultSettings, ...options.settings }
  let connection: Connection | undefined
  try {
    connection = await connect(dataDir, databaseUrl)
    await migrate(connection)
    const files = await createUploads(join(dataDir, UPLOADS_FOLDER), settings)
    const parts = { settings, files, now, report, cleanHtml, passwords: createPasswords() }
    return { ...parts, ...storing(connection) }
  } catch (error) {
    await connection?.close().catch(() => undefined)
    throw asStartRefusal(error, dataDir)
  }
}

function storing(connection: Connection) {
  const storesFor = defineStores(connection, storedTypes)
  return {
    stores: storesFor(),
    transaction: <Result>(work: (stores: Backend['stores']) => Promise<Result>) =>
      connection.write((transaction) => work(storesFor(transaction))),
    isReady: () =>
      connection.sequelize.query('SELECT 1', { type: QueryTypes.SELECT }).then(
        () => true,
        () => false,
      ),
    close: connection.close,
  }
}
