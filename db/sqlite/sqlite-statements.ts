import { TimeoutError, type Transaction } from 'sequelize'
import type { Database, RunResult, Statement } from 'sqlite3'
import type { RawRow, Statements } from '#db/connection/statements.ts'

/** Far more than there are texts; one that is put together wrongly must not fill the memory. */
const MOST_PREPARED = 500

/** By their texts. */
type Prepared = Map<string, Promise<Statement>>

/** Statements of SQLite, and how a connection lets go of them: one that holds some cannot be closed. */
export interface SqliteStatements extends Statements {
  forget(): Promise<void>
}

/**
 * Runs statements on the connections that Sequelize keeps, each prepared once for each of them. Through Sequelize a SELECT asks
 * for the columns of its table first, every time.
 */
export function sqliteStatements(
  connectionOf: (transaction?: Transaction) => Promise<Database>,
): SqliteStatements {
  const prepared = new Map<Database, Prepared>()

  async function statementOf(sql: string, transaction?: Transaction): Promise<Statement> {
    const connection = await connectionOf(transaction)
    const known: Prepared = prepared.get(connection) ?? new Map()
    prepared.set(connection, known)
    const found = known.get(sql)
    if (!found) return prepare(connection, known, sql)
    // The last to go.
    known.delete(sql)
    known.set(sql, found)
    return found
  }

  return {
    async select(sql, values, transaction) {
      const statement = await statementOf(sql, transaction)
      return new Promise((resolve, reject) =>
        statement.all<RawRow>(values, (error, rows) => (error ? reject(failure(error)) : resolve(rows))),
      )
    },
    async change(sql, values, transaction) {
      const statement = await statementOf(sql, transaction)
      return new Promise((resolve, reject) =>
        statement.run(values, function (this: RunResult, error: Error | null) {
          if (error) reject(failure(error))
          else resolve({ insertedId: this.lastID, count: this.changes })
        }),
      )
    },
    async forget() {
      for (const known of prepared.values()) await Promise.all([...known.values()].map(finalized))
      prepared.clear()
    },
  }
}

function prepare(connection: Database, known: Prepared, sql: string): Promise<Statement> {
  const [leastUsed] = known.size < MOST_PREPARED ? [] : known
  if (leastUsed) {
    known.delete(leastUsed[0])
    // Anyone who has just been given it has begun with it by then.
    setImmediate(() => void finalized(leastUsed[1]))
  }
  const preparing = new Promise<Statement>((resolve, reject) => {
    const statement = connection.prepare(sql, (error: Error | null) => {
      if (!error) return resolve(statement)
      // Some fail for a while only.
      known.delete(sql)
      reject(failure(error))
    })
  })
  known.set(sql, preparing)
  return preparing
}

async function finalized(preparing: Promise<Statement>): Promise<void> {
  const statement = await preparing.catch(() => undefined)
  if (statement) await new Promise<void>((resolve) => void statement.finalize(() => resolve()))
}

/** As Sequelize has it (db/connection/availability.ts). */
function failure(error: Error & { code?: string }): Error {
  return error.code === 'SQLITE_BUSY' ? new TimeoutError(Object.assign(error, { sql: '' })) : error
}
