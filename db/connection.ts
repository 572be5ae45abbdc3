import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { QueryTypes, Sequelize, Transaction } from 'sequelize'
import type { Database as SqliteConnection } from 'sqlite3'
import { dialects, type Dialect } from './dialect.ts'
import { StartRefusal } from './start-refusal.ts'
import { createWriterQueue } from './writer-queue.ts'

/** An open database and the one way to write to it. */
export interface Connection {
  sequelize: Sequelize
  dialect: Dialect
  /** One transaction at a time; what the work threw is thrown again after the rollback. */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The file that holds everything but uploads, inside DATA_DIR (operating.md, Environment). */
export const DATABASE_FILE = 'site.sqlite'

const OLDEST_SQLITE = [3, 51, 3]
const CONNECTION_PRAGMAS = [
  'PRAGMA busy_timeout = 10000',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
]

/** Opens the database that `DATABASE_URL` names, or the SQLite file in `DATA_DIR`. */
export async function connect(dataDir: string, databaseUrl?: string): Promise<Connection> {
  if (databaseUrl) {
    throw new StartRefusal(
      'DATABASE_URL：此版本只支持 DATA_DIR 中的 SQLite，请不要设置该变量 / DATABASE_URL: this version keeps its data in SQLite only',
    )
  }
  await mkdir(dataDir, { recursive: true })
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: join(dataDir, DATABASE_FILE),
    logging: false,
    transactionType: Transaction.TYPES.IMMEDIATE,
  })
  keepTwoConnections(sequelize)
  await refuseOldSqlite(sequelize)
  const inTurn = createWriterQueue()
  return {
    sequelize,
    dialect: dialects.sqlite,
    write: (work) => inTurn(() => sequelize.transaction(work)),
    // Waits for the write in progress; closing the last connection folds the log into the file.
    close: () => inTurn(() => sequelize.close()),
  }
}

interface ConnectionManager {
  getConnection(options: { uuid?: string }): Promise<SqliteConnection>
  releaseConnection(connection: SqliteConnection): void
  destroyConnection(connection: SqliteConnection): Promise<void>
}

/**
 * Sequelize opens a bare connection for each SQLite transaction. Exactly two are kept instead, one for reads and
 * one for the writer, each with its PRAGMAs set before its first use.
 */
function keepTwoConnections(sequelize: Sequelize): void {
  const manager = (sequelize as unknown as { connectionManager: ConnectionManager }).connectionManager
  const open = manager.getConnection.bind(manager)
  const kept = new Map<string, Promise<SqliteConnection>>()

  manager.getConnection = ({ uuid } = {}) => {
    const role = uuid === undefined || uuid === 'default' ? 'default' : 'writer'
    const connection = kept.get(role) ?? open({ uuid: role }).then(prepared)
    kept.set(role, connection)
    return connection
  }
  manager.releaseConnection = () => undefined
  // Called after a COMMIT or ROLLBACK failed, e.g. on a full disk: the connection stays, its transaction must not.
  manager.destroyConnection = (connection) => run(connection, 'ROLLBACK').catch(() => undefined)
}

async function prepared(connection: SqliteConnection): Promise<SqliteConnection> {
  for (const pragma of CONNECTION_PRAGMAS) await run(connection, pragma)
  return connection
}

function run(connection: SqliteConnection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => connection.run(sql, (error) => (error ? reject(error) : resolve())))
}

/** SQLite before 3.51.3 can damage a database in WAL mode (hardening.md, Database). */
async function refuseOldSqlite(sequelize: Sequelize): Promise<void> {
  const [found] = await sequelize.query<{ version: string }>('SELECT sqlite_version() AS version', {
    type: QueryTypes.SELECT,
  })
  if (isOlder(found?.version ?? '0')) {
    throw new StartRefusal(
      `SQLite ${found?.version} 过旧，需要 ${OLDEST_SQLITE.join('.')} 或更新版本，请运行 npm ci / SQLite is older than ${OLDEST_SQLITE.join('.')}`,
    )
  }
}

/** Whether a version is one this product refuses. */
export function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number)
  for (const [place, needed] of OLDEST_SQLITE.entries()) {
    const part = parts[place] ?? 0
    if (part !== needed) return part < needed
  }
  return false
}
