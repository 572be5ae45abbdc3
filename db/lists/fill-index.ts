import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { searchTables, sqliteText } from '../migrations/search-indexes.ts'
import { searchedTables } from './searched-tables.ts'

/** So few that nobody who writes waits for long: taking a text out of a large index may need 3 ms, taking one in far less. */
const ROWS_AT_ONCE = 2000
const TEXTS_AT_ONCE = 100
/** With more texts to take out the index is sooner made anew. */
const MOST_TEXTS = 5000

/** What one transaction has done for an index. */
export interface Filled {
  rows: number
  /** Whether nothing waits any more. */
  isDone: boolean
}

/** Does some of what waits for a SQLite search index; a row's old text leaves it before its new one comes. */
export async function fillSome(
  sequelize: Sequelize,
  table: string,
  transaction: Transaction,
): Promise<Filled> {
  const { index, waiting, outdated } = searchTables(table)
  const texts = await firstOf(sequelize, outdated, MOST_TEXTS + 1, transaction)
  if (texts.amount > MOST_TEXTS) {
    await runAll(sequelize, transaction, [
      `INSERT INTO "${index}" ("${index}") VALUES ('delete-all')`,
      `DELETE FROM "${outdated}"`,
      `DELETE FROM "${waiting}"`,
      `INSERT INTO "${waiting}" ("id") SELECT "id" FROM "${table}"`,
    ])
    return { rows: 0, isDone: false }
  }
  if (texts.amount > 0) {
    const some = await firstOf(sequelize, outdated, TEXTS_AT_ONCE, transaction)
    await takeOut(sequelize, table, `"id" <= ${some.last}`, transaction)
    return { rows: 0, isDone: false }
  }
  const { amount, last } = await firstOf(sequelize, waiting, ROWS_AT_ONCE, transaction)
  if (last !== null)
    await runAll(sequelize, transaction, [
      `INSERT INTO "${index}" (rowid, "text") SELECT "id", ${sqliteText(searchedTables.get(table) ?? [])}
        FROM "${table}" WHERE "id" IN (SELECT "id" FROM "${waiting}" WHERE "id" <= ${last}) ORDER BY "id"`,
      `DELETE FROM "${waiting}" WHERE "id" <= ${last}`,
    ])
  return { rows: amount, isDone: amount < ROWS_AT_ONCE }
}

/**
 * Takes texts out of a SQLite search index that their rows have left.
 * @param which SQL that chooses among them
 */
export async function takeOut(
  sequelize: Sequelize,
  table: string,
  which: string,
  transaction: Transaction,
): Promise<void> {
  const { index, outdated } = searchTables(table)
  await runAll(sequelize, transaction, [
    `INSERT INTO "${index}" ("${index}", rowid, "text")
      SELECT 'delete', "id", "text" FROM "${outdated}" WHERE ${which} ORDER BY "id"`,
    `DELETE FROM "${outdated}" WHERE ${which}`,
  ])
}

async function firstOf(sequelize: Sequelize, table: string, limit: number, transaction: Transaction) {
  const [found] = await sequelize.query<{ amount: number; last: number | null }>(
    `SELECT count(*) AS "amount", max("id") AS "last" FROM (SELECT "id" FROM "${table}" ORDER BY "id" LIMIT ${limit})`,
    { transaction, type: QueryTypes.SELECT },
  )
  return found ?? { amount: 0, last: null }
}

async function runAll(sequelize: Sequelize, transaction: Transaction, statements: readonly string[]) {
  for (const sql of statements) await sequelize.query(sql, { transaction, type: QueryTypes.RAW })
}
