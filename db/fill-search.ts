import { AsyncResource } from 'node:async_hooks'
import { QueryTypes, type Transaction } from 'sequelize'
import type { Backend } from '#contract/engine/backend.ts'
import type { Connection } from './connection.ts'
import { searchTables, sqliteText } from './migrations/search-indexes.ts'
import { searchedTables } from './lists/searched-tables.ts'

/** So few that nobody who writes waits for long. */
const ROWS_AT_ONCE = 2000
/** With fewer nobody would notice that a search takes longer. */
const MANY = 20_000

/** Takes new rows into SQLite's search indexes (migrations/search-indexes.ts), some in each transaction. */
export interface SearchFiller {
  /** Begins with a table, unless that is under way. */
  fill(table: string, report?: Backend['report']): void
  /** Ends after the transaction that is under way. */
  stop(): void
}

/** The filler of a SQLite file. A stop in the middle loses nothing: what waits is in the database, and is found there too. */
export function createSearchFiller(connection: Pick<Connection, 'sequelize' | 'write'>): SearchFiller {
  const underWay = new Set<string>()
  let isStopped = false

  async function fillAll(table: string, report?: Backend['report']): Promise<void> {
    for (let filled = 0; !isStopped;) {
      const some = await connection.write((transaction) => fillSome(connection, table, transaction))
      filled += some
      if (filled >= MANY && (some < ROWS_AT_ONCE || filled % (MANY * 5) === 0))
        report?.(
          '留言和简历的搜索索引正在补建，期间搜索较慢',
          { table, filled, isDone: some < ROWS_AT_ONCE },
          'warn',
        )
      if (some < ROWS_AT_ONCE) return
    }
  }

  function fill(table: string, report?: Backend['report']): void {
    if (isStopped || underWay.has(table)) return
    underWay.add(table)
    // What fails, on a locked or full disk, is tried again with the next search.
    void fillAll(table, report)
      .catch(() => undefined)
      .finally(() => underWay.delete(table))
  }

  return {
    // Neither part of the call whose search began it nor of its transaction.
    fill: AsyncResource.bind(fill),
    stop: () => void (isStopped = true),
  }
}

/** Begins with whatever waits, as after an upgrade or where rows were put in by hand. */
export function fillAllSearches(connection: Connection, report?: Backend['report']): void {
  for (const table of searchedTables.keys()) connection.fillSearch?.(table, report)
}

async function fillSome(
  { sequelize }: Pick<Connection, 'sequelize'>,
  table: string,
  transaction: Transaction,
): Promise<number> {
  const { index, waiting } = searchTables(table)
  const next = `SELECT "id" FROM "${waiting}" ORDER BY "id" LIMIT ${ROWS_AT_ONCE}`
  const [found] = await sequelize.query<{ amount: number; last: number | null }>(
    `SELECT count(*) AS "amount", max("id") AS "last" FROM (${next})`,
    { transaction, type: QueryTypes.SELECT },
  )
  if (!found?.amount) return 0
  const taken = `SELECT "id" FROM "${waiting}" WHERE "id" <= ${found.last}`
  const run = (sql: string) => sequelize.query(sql, { transaction, type: QueryTypes.RAW })
  await run(
    `INSERT INTO "${index}" (rowid, "text") SELECT "id", ${sqliteText(searchedTables.get(table) ?? [])}
     FROM "${table}" WHERE "id" IN (${taken}) ORDER BY "id"`,
  )
  await run(`DELETE FROM "${waiting}" WHERE "id" <= ${found.last}`)
  return found.amount
}
