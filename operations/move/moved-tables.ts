import { QueryTypes, type Transaction } from 'sequelize'
import type { ContentType } from '#contract/engine/content-type.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { tableNameOf } from '#db/store/columns.ts'
import type { Connection } from '#db/connection/connection.ts'
import { SITE_IDENTITY_TABLE } from '#db/migrations/005-site-identity.ts'

/** A table whose rows a move takes along, as both databases have it. */
export interface MovedTable {
  name: string
  columns: string[]
  /** What its rows are ordered by: their number, or the only text there is. */
  key: string
}

/**
 * The tables of a site in an order in which each row finds the rows that it refers to. The list of migrations is none of
 * them: the other database has its own.
 */
export const movedTableNames: readonly string[] = [
  SITE_IDENTITY_TABLE,
  ...inOrder(storedTypes).map(tableNameOf),
]

/** The same with the columns that they have in a migrated database. */
export async function movedTables(connection: Connection, transaction?: Transaction): Promise<MovedTable[]> {
  const tables: MovedTable[] = []
  for (const name of movedTableNames) {
    const columns = await columnsOf(connection, name, transaction)
    const key = columns.includes('id') ? 'id' : (columns[0] ?? '')
    tables.push({ name, columns, key })
  }
  return tables
}

async function columnsOf(
  { sequelize, dialect }: Connection,
  table: string,
  transaction?: Transaction,
): Promise<string[]> {
  const sql =
    dialect.name === 'sqlite'
      ? `SELECT name FROM pragma_table_info('${table}') ORDER BY name`
      : `SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass('"${table}"') AND attnum > 0 AND NOT attisdropped ORDER BY attname COLLATE "C"`
  const found = await sequelize.query<{ name: string }>(sql, { transaction, type: QueryTypes.SELECT })
  return found.map(({ name }) => name)
}

/** Types behind those that they refer to. */
function inOrder(types: readonly ContentType[]): ContentType[] {
  const ordered = new Set<ContentType>()
  const take = (type: ContentType, above: readonly ContentType[] = []) => {
    for (const { refersTo } of Object.values(type.fields)) {
      const other = types.find(({ name }) => name === refersTo)
      if (other && !above.includes(other)) take(other, [...above, type])
    }
    ordered.add(type)
  }
  for (const type of types) take(type)
  return [...ordered]
}
