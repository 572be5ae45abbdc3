import type { Row, Store } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { comparing, matchesFind } from './matching.ts'
import { tableOf, withoutRow, withRow, type Tables } from './memory-tables.ts'

/** The records of one content type in memory, with the order, the search and the ids of SQL. */
export function createMemoryStore(tables: () => Tables, type: ContentType, isWritable: boolean): Store {
  const { name: typeName } = type
  const rows = () => tableOf(tables(), typeName).rows
  const writable = () => {
    if (!isWritable) throw new Error('A write outside a transaction')
    return tables()
  }

  return {
    async find(query = {}) {
      requireKnown(type, query)
      const { offset = 0, limit = Infinity } = query
      const found = [...rows().values()]
        .filter((row) => matchesFind(type, row, query))
        .sort(comparing(query.order))
      return found.slice(offset, offset + limit).map((row) => structuredClone(row))
    },
    async count(query = {}) {
      requireKnown(type, query)
      return [...rows().values()].filter((row) => matchesFind(type, row, query)).length
    },
    async get(id) {
      return structuredClone(rows().get(id))
    },
    async create(values) {
      const id = tableOf(tables(), typeName).lastId + 1
      const names = Object.keys(type.fields)
      const given = Object.fromEntries(
        names.map((name) => [name, Object.hasOwn(values, name) ? values[name] : null]),
      )
      const row: Row = { id, ...storable(type, given) }
      requireUnique(type, row, rows())
      withRow(writable(), typeName, row)
      return structuredClone(row)
    },
    async update(id, values) {
      const row = rows().get(id)
      if (!row) throw new Error(`No row ${id} in ${typeName}`)
      const changed: Row = { ...row, ...storable(type, values) }
      requireUnique(type, changed, rows())
      withRow(writable(), typeName, changed)
      return structuredClone(changed)
    },
    async remove(id) {
      withoutRow(writable(), typeName, id)
    },
  }
}

/** The declared values among those given, in a copy; an empty one starts as declared. */
function storable(type: ContentType, values: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(type.fields).filter(([name]) => Object.hasOwn(values, name))
  return Object.fromEntries(
    given.map(([name, { initial }]) => {
      const value = values[name] ?? initial ?? null
      if (typeof value === 'string' && value.includes('\0'))
        throw new Error('A text with a null byte reached the store')
      return [name, structuredClone(value)]
    }),
  )
}

/** As a unique index would: an empty value of SQL equals no other. */
function requireUnique(type: ContentType, row: Row, rows: ReadonlyMap<number, Row>): void {
  const single = Object.keys(type.fields).filter((name) => type.fields[name]?.isUnique)
  for (const names of [
    ...single.map((name) => [name]),
    ...(type.uniqueTogether ? [type.uniqueTogether] : []),
  ]) {
    const isTaken = [...rows.values()].some(
      (other) =>
        other.id !== row.id && names.every((name) => row[name] !== null && other[name] === row[name]),
    )
    if (isTaken) throw new Error(`${names.join(', ')} must be unique in ${type.name}`)
  }
}

/** @throws Error for an undeclared field, or for a search of a type without searched fields */
function requireKnown(
  type: ContentType,
  { where = {}, search, range, order = [] }: Parameters<Store['count']>[0] & object,
): void {
  const named = [...Object.keys(where), ...(range ? [range.field] : []), ...order.map(({ field }) => field)]
  const unknown = named.find((name) => name !== 'id' && !Object.hasOwn(type.fields, name))
  if (unknown !== undefined) throw new Error(`Unknown field ${unknown}`)
  if (search !== undefined && !type.searched) throw new Error(`Nothing of ${type.name} is searched`)
}
