import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { searchTables, sqliteText } from '../migrations/search-indexes.ts'
import { searchedTables } from './searched-tables.ts'

/** So few that nobody who writes waits for long. */
export const ROWS_AT_ONCE = 2000

/**
 * Takes some texts out of a SQLite search index, or, where there are none, some rows into it: a row's old text goes first.
 * @returns how many; fewer than `ROWS_AT_ONCE` where nothing is left
 */
export async function fillSome(
  sequelize: Sequelize,
  table: string,
  transaction: Transaction,
): Promise<number> {
  const takenOut = await takeOut(sequelize, table, transaction)
  if (takenOut === ROWS_AT_ONCE) return takenOut
  const { index, waiting } = searchTables(table)
  return moveSome(sequelize, waiting, transaction, (taken) => [
    `INSERT INTO "${index}" (rowid, "text") SELECT "id", ${sqliteText(searchedTables.get(table) ?? [])}
      FROM "${table}" WHERE "id" IN (${taken}) ORDER BY "id"`,
  ])
}

/** Takes some texts out of a SQLite search index that their rows have left. */
export function takeOut(sequelize: Sequelize, table: string, transaction: Transaction): Promise<number> {
  const { index, outdated } = searchTables(table)
  return moveSome(sequelize, outdated, transaction, (taken) => [
    `INSERT INTO "${index}" ("${index}", rowid, "text")
      SELECT 'delete', "id", "text" FROM "${outdated}" WHERE "id" IN (${taken}) ORDER BY "id"`,
  ])
}

/** Does what waits for the first rows of a table, and crosses them off. */
async function moveSome(
  sequelize: Sequelize,
  from: string,
  transaction: Transaction,
  moving: (taken: string) => string[],
): Promise<number> {
  const next = `SELECT "id" FROM "${from}" ORDER BY "id" LIMIT ${ROWS_AT_ONCE}`
  const [found] = await sequelize.query<{ amount: number; last: number | null }>(
    `SELECT count(*) AS "amount", max("id") AS "last" FROM (${next})`,
    { transaction, type: QueryTypes.SELECT },
  )
  if (!found?.amount) return 0
  const taken = `"${from}" WHERE "id" <= ${found.last}`
  for (const sql of [...moving(`SELECT "id" FROM ${taken}`), `DELETE FROM ${taken}`])
    await sequelize.query(sql, { transaction, type: QueryTypes.RAW })
  return found.amount
}
