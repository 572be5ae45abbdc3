import type { Sequelize, Transaction } from 'sequelize'
import type { Dialect } from './dialect.ts'
import type { PeerEvents } from '#db/postgres/pg-notifications.ts'
import type { WithClusterLock } from './cluster-lock/cluster-lock.ts'
import type { Statements } from './statements.ts'

/** An open database and the one way to write to it. */
export interface Connection {
  sequelize: Sequelize
  dialect: Dialect
  statements: Statements
  /**
   * One transaction at a time, those of other processes included; what the work threw is thrown again after the
   * rollback. One that `isLong` may take any time where others are stopped.
   */
  write<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: { isLong?: boolean },
  ): Promise<Result>
  /**
   * Empties SQLite's write-ahead log, where removed rows stay readable until then. Waits a limited time for readers.
   * @returns whether the log is empty
   */
  checkpointWal(): Promise<boolean>
  /** For work that only one of the processes on this database may be at. */
  withClusterLock: WithClusterLock
  /** Other processes on the same database; absent where the file is one process's own. */
  peerEvents?: PeerEvents
  /** Waits for what is in progress. */
  close(): Promise<void>
}

/** Opens the database that `DATABASE_URL` names, or the SQLite file in `DATA_DIR` (docs/operations/configuration.md#数据). */
export async function connect(dataDir: string, databaseUrl?: string): Promise<Connection> {
  // Each with its own driver, of which one is needed.
  if (!databaseUrl) return (await import('#db/sqlite/connect-sqlite.ts')).connectSqlite(dataDir)
  return (await import('#db/postgres/connect-postgres.ts')).connectPostgres(databaseUrl)
}
