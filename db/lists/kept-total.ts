import type { Query } from '#contract/engine/backend.ts'
import type { Connection } from '../connection.ts'
import { ROW_COUNT_TABLE } from '../migrations/row-counts.ts'
import { countBetween } from './count-between.ts'
import type { Hits } from './hits.ts'

/** The number of rows that a query asks for or SQL of it, where it need not be counted row by row; else undefined. */
export function keptTotal(
  connection: Connection,
  table: string,
  { where = {}, search, range }: Query,
  hits: Hits | undefined,
): string | number | undefined {
  if (Object.keys(where).length > 0 || (search && range)) return undefined
  if (search) return hits?.known ?? hits?.total
  return range ? countBetween(connection, table, range) : totalOfWhole(connection, table)
}

/** From the count that triggers keep, where they do (migrations/row-counts.ts): counting a million rows takes time. */
function totalOfWhole({ sequelize }: Connection, table: string): string {
  const quoted = sequelize.getQueryInterface().quoteIdentifier(table)
  const kept = `SELECT "total" FROM ${ROW_COUNT_TABLE} WHERE "tableName" = ${sequelize.escape(table)}`
  return `SELECT COALESCE((${kept}), (SELECT count(*) FROM ${quoted}))`
}
