import type { Query } from '#contract/engine/backend.ts'
import type { Dialect } from './dialect.ts'
import { quoted } from './statements.ts'

/** A statement and the values of its `$1`, `$2` …. */
export interface Written {
  sql: string
  values: readonly unknown[]
}

type Bound = Pick<Query, 'where' | 'range' | 'limit'>

/**
 * What follows a SELECT of one table: conditions by equality and bounds, the order, how many at most. Its text depends on
 * what is asked for, never on the values.
 * @param known checks a field's name
 */
export function clausesOf(
  { where = {}, range, limit }: Bound,
  order: NonNullable<Query['order']>,
  dialect: Dialect,
  known: (field: string) => string,
): Written {
  const values: unknown[] = []
  const bound = (value: unknown) => `$${values.push(value)}`
  const conditions = Object.entries(where).map(([field, value]) =>
    value === null ? `${quoted(known(field))} IS NULL` : `${quoted(known(field))} = ${bound(value)}`,
  )
  if (range?.from !== undefined) conditions.push(`${quoted(known(range.field))} >= ${bound(range.from)}`)
  if (range?.to !== undefined) conditions.push(`${quoted(known(range.field))} <= ${bound(range.to)}`)
  const ordered = order.map(({ field, direction }) => {
    const [name, way] = dialect.order(known(field), direction)
    return `${quoted(name)} ${way}`
  })
  const parts = [
    conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '',
    ` ORDER BY ${ordered.join(', ')}`,
    limit === undefined ? '' : ` LIMIT ${bound(limit)}`,
  ]
  return { sql: parts.join(''), values }
}
