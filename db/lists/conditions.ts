import { literal, Op, type WhereOptions } from 'sequelize'
import type { Query } from '#contract/engine/backend.ts'
import type { Columns } from '../columns.ts'
import type { Connection } from '../connection.ts'
import { holds } from './holds.ts'

/**
 * What a query asks of a row, for Sequelize.
 * @param hits SQL in place of a look for the keyword, where an index has found the rows
 */
export function conditions(
  connection: Connection,
  columns: Columns,
  { where = {}, search, range }: Query,
  hits?: string,
): WhereOptions {
  if (asksForNullByte({ where, search, range })) return literal('1 = 0')
  const all: WhereOptions[] = Object.entries(where).map(([field, value]) => ({
    [known(columns, field)]: value,
  }))
  if (search) {
    const fields = search.fields.map((field) => known(columns, field))
    all.push(literal(hits ?? holds(connection, fields, search.keyword)))
  }
  if (range) {
    const field = known(columns, range.field)
    if (range.from !== undefined) all.push({ [field]: { [Op.gte]: range.from } })
    if (range.to !== undefined) all.push({ [field]: { [Op.lte]: range.to } })
  }
  return { [Op.and]: all }
}

/**
 * A field that the table has.
 * @throws Error for any other, whose name would become SQL
 */
export function known(columns: Columns, field: string): string {
  if (field !== 'id' && !columns.has(field)) throw new Error(`Unknown field ${field}`)
  return field
}

/** Whether nothing can be found: no stored text holds a null byte, and SQL written with one would break off there. */
export function asksForNullByte({ where = {}, search, range }: Query): boolean {
  const given = [search?.keyword, range?.from, range?.to, ...Object.values(where)]
  return given.some((value) => typeof value === 'string' && value.includes('\0'))
}
