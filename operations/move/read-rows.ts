import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import type { MovedTable } from './moved-tables.ts'

/** One row by column, as its database gives it. */
export type RawRow = Record<string, string | number | null>

/** More would be too many values for one statement in the widest table. */
const ROWS_AT_ONCE = 200

/** All rows of a table in the order of their keys, some at a time. */
export async function* readRows(
  { sequelize }: Connection,
  { name, columns, key }: MovedTable,
  transaction?: Transaction,
): AsyncGenerator<RawRow[]> {
  const shown = columns.map((column) => `"${column}"`).join(', ')
  let last: RawRow[string] | undefined
  for (;;) {
    const where = last === undefined ? '' : `WHERE "${key}" > $1`
    const rows = await sequelize.query<RawRow>(
      `SELECT ${shown} FROM "${name}" ${where} ORDER BY "${key}" LIMIT ${ROWS_AT_ONCE}`,
      { bind: last === undefined ? [] : [last], transaction, type: QueryTypes.SELECT },
    )
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.[key]
    if (rows.length < ROWS_AT_ONCE) return
  }
}
