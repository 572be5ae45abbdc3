import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import type { MovedTable } from './moved-tables.ts'

/** The last number that each table gave to a row: none is given twice, even after its row was removed. */
export type Numbering = ReadonlyMap<string, number>

/** Reads the numbers; tables that gave none are left out. */
export async function readNumbering(
  { sequelize, dialect }: Connection,
  transaction?: Transaction,
): Promise<Numbering> {
  const sql =
    dialect.name === 'sqlite'
      ? 'SELECT name AS "table", seq AS "last" FROM sqlite_sequence'
      : `SELECT regexp_replace(sequencename, '_id_seq$', '') AS "table", last_value AS "last"
         FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`
  const found = await sequelize.query<{ table: string; last: number | string }>(sql, {
    transaction,
    type: QueryTypes.SELECT,
  })
  return new Map(found.map(({ table, last }) => [table, Number(last)]))
}

/** Lets the tables go on from these numbers. */
export async function setNumbering(
  { sequelize, dialect }: Connection,
  tables: readonly MovedTable[],
  numbering: Numbering,
  transaction: Transaction,
): Promise<void> {
  for (const { name, key } of tables) {
    const last = numbering.get(name)
    if (key !== 'id' || last === undefined) continue
    const run = (sql: string) => sequelize.query(sql, { bind: [last], transaction, type: QueryTypes.RAW })
    if (dialect.name === 'postgres') await run(`SELECT setval(to_regclass('"${name}_id_seq"'), $1, true)`)
    else {
      await sequelize.query(`DELETE FROM sqlite_sequence WHERE name = '${name}'`, { transaction })
      await run(`INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', $1)`)
    }
  }
}
