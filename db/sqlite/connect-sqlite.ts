import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { QueryTypes, Sequelize, Transaction } from 'sequelize'
import type { Database as SqliteConnection } from 'sqlite3'
import { closeSqlite } from '#db/connection/close-sqlite.ts'
import type { Connection } from '#db/connection/connection.ts'
import { dialects } from '#db/connection/dialect.ts'
import { checkpointWal } from './wal-checkpoint.ts'
import { createSqliteLock } from '#db/connection/cluster-lock/sqlite-lock.ts'
import { deadlineLeft } from '#db/connection/request-deadline.ts'
import { createTransactions } from '#db/connection/transactions.ts'
import { sqliteStatements } from './sqlite-statements.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { createWriterQueue } from '#db/connection/writer-queue.ts'

/** The file that holds everything but uploads, inside DATA_DIR (docs/operations/data-folder.md#目录内容). */
export const DATABASE_FILE = 'site.sqlite'

const OLDEST_SQLITE = [3, 51, 3]
/** Readers meet a lock only where another process keeps the file for itself. */
const READ_BUSY_MS = 5000
/** Work without a call, e.g. a migration, waits this long for a lock of another process. */
const LONGEST_BUSY_MS = 50_000
const PAUSE_MS = 20
const CONNECTION_PRAGMAS = [
  `PRAGMA busy_timeout = ${READ_BUSY_MS}`,
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  // What was erased must not linger in free pages (docs/design/hardening.md#peoples-data).
  'PRAGMA secure_delete = ON',
]

/** Opens the SQLite file in `DATA_DIR`. */
export async function connectSqlite(dataDir: string): Promise<Connection> {
  const path = join(dataDir, DATABASE_FILE)
  await makePrivateFile(dataDir, path)
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: path,
    logging: false,
    transactionType: Transaction.TYPES.IMMEDIATE,
    // Its own five tries would each wait the whole busy timeout.
    retry: { max: 1 },
  })
  const manager = keepTwoConnections(sequelize)
  await refuseOldSqlite(sequelize)
  const statements = sqliteStatements((transaction) =>
    manager.getConnection({ uuid: transaction ? 'writer' : 'default' }),
  )
  const inTurn = createWriterQueue()
  // After a COMMIT or ROLLBACK failed, e.g. on a full disk, the connection stays, its transaction must not.
  const transact = createTransactions(sequelize, async () =>
    run(await manager.getConnection({ uuid: 'writer' }), 'ROLLBACK').catch(() => undefined),
  )
  const write: Connection['write'] = (work) =>
    inTurn(async () => {
      const writer = await manager.getConnection({ uuid: 'writer' })
      writer.configure('busyTimeout', Math.min(LONGEST_BUSY_MS, Math.ceil(deadlineLeft())))
      return transact(work)
    })
  return {
    sequelize,
    dialect: dialects.sqlite,
    statements,
    checkpointWal: () => checkpointWal(path),
    write,
    withClusterLock: createSqliteLock(dataDir),
    // Waits for the write in progress; closing the last connection folds the log into the file.
    close: () =>
      inTurn(async () => {
        // Who still reads would keep a statement open, with which no connection closes.
        manager.getConnection = () => Promise.reject(new Error('The database is closed'))
        await statements.forget()
        try {
          await closeInTurn(manager)
        } finally {
          await sequelize.close()
        }
      }),
  }
}

/** The driver would make it readable by everybody; its logs get the mode that the file has. */
async function makePrivateFile(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  await file.close()
}

interface ConnectionManager {
  /** Those that are open, by their role. */
  connections: Record<string, SqliteConnection>
  getConnection(options: { uuid?: string }): Promise<SqliteConnection>
  releaseConnection(connection: SqliteConnection): void
}

/**
 * Keeps two connections, one for reads and one for the writer, where Sequelize opens one for each transaction. It has no
 * option for that, so two methods of this instance are replaced.
 */
function keepTwoConnections(sequelize: Sequelize): ConnectionManager {
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
  return manager
}

/**
 * Closes the connections one by one, where Sequelize closes all in parallel. The last one checkpoints the WAL, which
 * may hold removed rows; in parallel none might be last.
 */
async function closeInTurn(manager: ConnectionManager): Promise<void> {
  const open = Object.values(manager.connections)
  manager.connections = {}
  let failure: Error | null = null
  for (const connection of open) failure = (await closeSqlite(connection)) ?? failure
  if (failure) throw failure
}

/**
 * Sets a connection's PRAGMAs and tries again while the file is busy. Of two starts that change a new file to WAL at once, SQLite
 * refuses one without the busy timeout.
 */
async function prepared(connection: SqliteConnection): Promise<SqliteConnection> {
  const deadline = Date.now() + READ_BUSY_MS
  for (;;) {
    try {
      await run(connection, CONNECTION_PRAGMAS.join(';'))
      return connection
    } catch (error) {
      if (!/SQLITE_BUSY/.test(String(error)) || Date.now() >= deadline) throw error
      await after(PAUSE_MS)
    }
  }
}

/**
 * Runs statements to completion. The driver's `run` stops at the first row, as of `journal_mode`, and holds the lock
 * until finalized.
 */
function run(connection: SqliteConnection, sql: string): Promise<void> {
  return new Promise((resolve, reject) =>
    connection.exec(sql, (error) => (error ? reject(error) : resolve())),
  )
}

/** SQLite before 3.51.3 can damage a database in WAL mode (docs/design/hardening.md#database). */
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
