import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import type { MovedTable } from './moved-tables.ts'
import { readRows, type RawRow } from './read-rows.ts'

/** A database and the transaction that a move is in there. */
export interface Side {
  connection: Connection
  transaction?: Transaction
}

/** The target's side, where everything is written in one transaction. */
export type WrittenSide = Required<Side>

/** Copies all rows of a table, which is emptied first of what migrations put there. @returns how many */
export async function copyTable(
  from: Side,
  to: WrittenSide,
  table: MovedTable,
  told: (rows: number) => void,
): Promise<number> {
  await to.connection.sequelize.query(`DELETE FROM "${table.name}"`, { transaction: to.transaction })
  let copied = 0
  for await (const rows of readRows(from.connection, table, from.transaction)) {
    await insert(to, table, rows)
    copied += rows.length
    told(copied)
  }
  return copied
}

/**
 * Compares a table on both sides row by row.
 * @throws Error that names the table where anything differs
 * @returns how many rows there are
 */
export async function compareTable(from: Side, to: Side, table: MovedTable): Promise<number> {
  const there = readRows(to.connection, table, to.transaction)
  let compared = 0
  for await (const rows of readRows(from.connection, table, from.transaction)) {
    const { value: others = [] } = (await there.next()) as { value?: RawRow[] }
    for (const [place, row] of rows.entries()) {
      const other = others[place]
      if (!other || !isSame(table, row, other))
        throw new Error(`${table.name}: the row ${String(row[table.key])} differs`)
    }
    if (others.length > rows.length)
      throw new Error(`${table.name}: there are more rows than there should be`)
    compared += rows.length
  }
  if (!(await there.next()).done) throw new Error(`${table.name}: there are more rows than there should be`)
  return compared
}

async function insert(
  to: WrittenSide,
  { name, columns }: MovedTable,
  rows: readonly RawRow[],
): Promise<void> {
  const shown = columns.map((column) => `"${column}"`).join(', ')
  const places = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  await to.connection.sequelize.query(`INSERT INTO "${name}" (${shown}) VALUES ${places.join(', ')}`, {
    bind: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
    transaction: to.transaction,
    type: QueryTypes.RAW,
  })
}

/** PostgreSQL's driver gives whole numbers as text. */
function isSame({ columns }: MovedTable, row: RawRow, other: RawRow): boolean {
  return columns.every((column) => {
    const [one = null, two = null] = [row[column], other[column]]
    return (
      one === two ||
      (one !== null && two !== null && typeof one !== typeof two && String(one) === String(two))
    )
  })
}
