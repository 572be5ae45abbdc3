import type { Query } from '#contract/engine/backend.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { SEARCH_COLUMN } from './search-column.ts'
import type { Dialect } from '#db/connection/dialect.ts'
import { quoteName } from '#db/connection/statements.ts'

/** A part of a statement, and the values of its `$1`, `$2` …. */
export interface Written {
  sql: string
  values: readonly unknown[]
}

/** What a query is compiled for: its database, the quoted name of its table, and what checks a field's name. */
export interface SelectedTable {
  name: string
  dialect: Dialect
  known: (field: string) => string
}

type Conditions = Pick<Query, 'where' | 'search' | 'range'>

/**
 * The rows of one table that a query asks for: equality, a piece of the searched text, bounds. The text of the SQL depends on what
 * is asked for, never on the values.
 */
export function whereOf(
  { where = {}, search, range }: Conditions,
  { dialect, known }: SelectedTable,
): Written {
  // No stored text holds a null byte, and PostgreSQL refuses one.
  const given = [range?.from, range?.to, ...Object.values(where)]
  const isImpossible = given.some((value) => typeof value === 'string' && value.includes('\0'))
  if (isImpossible) return { sql: ' WHERE 1 = 0', values: [] }
  const values: unknown[] = []
  const bound = (value: unknown) => `$${values.push(value)}`
  const conditions = Object.entries(where).map(([field, value]) =>
    value === null ? `${quoteName(known(field))} IS NULL` : `${quoteName(known(field))} = ${bound(value)}`,
  )
  if (search !== undefined) {
    const column = quoteName(SEARCH_COLUMN)
    // A row that nobody has folded yet is shown rather than missed: the lookup of a person's data searches too.
    conditions.push(`(${column} IS NULL OR ${dialect.position(column, bound(foldText(search)))} > 0)`)
  }
  if (range?.from !== undefined) conditions.push(`${quoteName(known(range.field))} >= ${bound(range.from)}`)
  if (range?.to !== undefined) conditions.push(`${quoteName(known(range.field))} <= ${bound(range.to)}`)
  return { sql: conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '', values }
}

/**
 * Conditions with order and paging. A page is chosen by its ids first, since sorting 100,000 whole rows takes twice
 * as long.
 */
export function clausesOf(
  { limit, offset, order, ...conditions }: Query & { order: NonNullable<Query['order']> },
  table: SelectedTable,
): Written {
  const where = whereOf(conditions, table)
  const ordered = order.map(({ field, direction }) => {
    const [name, way] = table.dialect.order(table.known(field), direction)
    return `${quoteName(name)} ${way}`
  })
  const orderBy = ` ORDER BY ${ordered.join(', ')}`
  const values = [...where.values]
  const bound = (value: unknown) => `$${values.push(value)}`
  if (!offset) {
    const most = limit === undefined ? '' : ` LIMIT ${bound(limit)}`
    return { sql: where.sql + orderBy + most, values }
  }
  // SQLite knows an offset only behind a limit.
  const page = ` LIMIT ${bound(limit ?? Number.MAX_SAFE_INTEGER)} OFFSET ${bound(offset)}`
  const ids = `SELECT "id" FROM ${table.name}${where.sql}${orderBy}${page}`
  return { sql: ` WHERE "id" IN (${ids})${orderBy}`, values }
}
