import { HOUR_COUNT_TABLE, HOUR_LENGTH } from '../migrations/hour-counts.ts'
import type { Connection } from '../connection.ts'

const countedTables: readonly string[] = ['contact_message', 'application', 'audit']
const WITH_HOUR = /^\d{4}-\d\d-\d\dT\d\d:/

/** Bounds of a list, both included, as texts or numbers. */
export interface Bounds {
  field: string
  from?: string | number
  to?: string | number
}

/**
 * SQL of how many rows a table has between two moments: whole hours from the counts that triggers keep
 * (migrations/hour-counts.ts), the rows of the first and the last hour by a look. Undefined where nothing is kept of that.
 * All are compared as texts, so it holds for a time that was written in any way.
 */
export function countBetween(
  { sequelize }: Connection,
  table: string,
  { field, from, to }: Bounds,
): string | undefined {
  if (field !== 'createTime' || !countedTables.includes(table) || !isMoment(from) || !isMoment(to))
    return undefined
  const first = from?.slice(0, HOUR_LENGTH)
  const last = to?.slice(0, HOUR_LENGTH)
  if (first !== undefined && last !== undefined && first >= last) return undefined
  const text = (value: string) => sequelize.escape(value)
  const rows = (condition: string) => `(SELECT count(*) FROM "${table}" WHERE ${condition})`
  const hours = [
    `"tableName" = ${text(table)}`,
    ...(first === undefined ? [] : [`"hour" > ${text(first)}`]),
    ...(last === undefined ? [] : [`"hour" < ${text(last)}`]),
  ]
  return [
    `SELECT COALESCE((SELECT sum("total") FROM ${HOUR_COUNT_TABLE} WHERE ${hours.join(' AND ')}), 0)`,
    ...(from === undefined || first === undefined
      ? []
      : [rows(`"createTime" >= ${text(from)} AND "createTime" < ${text(afterAll(first))}`)]),
    ...(to === undefined || last === undefined
      ? []
      : [rows(`"createTime" >= ${text(last)} AND "createTime" <= ${text(to)}`)]),
  ].join(' + ')
}

const isMoment = (bound: string | number | undefined): bound is string | undefined =>
  bound === undefined || (typeof bound === 'string' && WITH_HOUR.test(bound))

/** The first text behind all that begin with the hour: its last figure is one of ASCII, and so is the sign after it. */
function afterAll(hour: string): string {
  return hour.slice(0, -1) + String.fromCharCode(hour.charCodeAt(hour.length - 1) + 1)
}
