import type { Transaction } from 'sequelize'
import type { Query, Row, Store } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { searchTextOf } from '#contract/search/search-text.ts'
import type { Connection } from '#db/connection/connection.ts'
import { decode, decodePartial, encode, encodeWithDefaults, tableNameOf, type Columns } from './columns.ts'
import { clausesOf, whereOf } from '#db/search/select-clauses.ts'
import { SEARCH_COLUMN } from '#db/search/search-column.ts'
import { quoteName, type RawRow } from '#db/connection/statements.ts'

/** Always the last, so that no two pages show the same row. */
const LAST_ORDER = { field: 'id', direction: 'asc' } as const

/** What a store reads and writes: the table of a type, and its declared columns. */
export interface StoredTable {
  type: ContentType
  columns: Columns
}

/** The records of one content type. Made for a transaction, so that nobody can forget to pass it (docs/design/contract-engine.md). */
export function createStore(
  connection: Connection,
  { type, columns }: StoredTable,
  transaction?: Transaction,
): Store {
  const { dialect, statements } = connection
  const name = tableNameOf(type)
  const table = quoteName(name)
  const from = `SELECT ${['id', ...columns.keys()].map(quoteName).join(', ')} FROM ${table}`
  const rebuilt = (raw: RawRow): Row => decode(columns, raw, { id: Number(raw.id) })
  const selected = { dialect, name: table, known: (field: string) => known(columns, field) }

  async function get(id: number, { forUpdate = false } = {}): Promise<Row | undefined> {
    const lock = forUpdate && transaction ? dialect.forUpdate : ''
    const [found] = await statements.select(`${from} WHERE "id" = $1${lock}`, [id], transaction)
    return found && rebuilt(found)
  }

  return {
    get,
    async find(query = {}) {
      requireSearched(type, query)
      const clauses = clausesOf({ ...query, order: [...(query.order ?? []), LAST_ORDER] }, selected)
      const rows = await statements.select(from + clauses.sql, clauses.values, transaction)
      return rows.map(rebuilt)
    },
    async count(query = {}) {
      requireSearched(type, query)
      const where = whereOf(query, selected)
      const sql = `SELECT count(*) AS "total" FROM ${table}${where.sql}`
      const [found] = await statements.select(sql, where.values, transaction)
      return Number(found?.total)
    },
    async create(values) {
      requireTransaction(transaction)
      const encoded = encodeWithDefaults(columns, values)
      const row = decode(columns, encoded, { id: 0 })
      const written = type.searched ? { ...encoded, [SEARCH_COLUMN]: searchTextOf(type, row) } : encoded
      const names = Object.keys(written)
      const places = names.map((_name, index) => `$${index + 1}`)
      const sql = `INSERT INTO ${table} (${names.map(quoteName).join(', ')}) VALUES (${places.join(', ')})${dialect.returningId}`
      const { insertedId } = await statements.change(sql, Object.values(written), transaction)
      return { ...row, id: insertedId }
    },
    async update(id, values, before) {
      requireTransaction(transaction)
      const encoded = encode(columns, values)
      const isThere = await change(id, { ...encoded, ...(await searchTextAfter(id, encoded, before)) })
      // What the transaction holds nobody else changes, so the row is what it was and what was written.
      const row = before ? isThere && { ...before, ...decodePartial(columns, encoded) } : await get(id)
      if (!row) throw new Error(`No row ${id} in ${name}`)
      return row
    },
    async remove(id) {
      requireTransaction(transaction)
      await statements.change(`DELETE FROM ${table} WHERE "id" = $1`, [id], transaction)
    },
  }

  /** The new search text of a row about to change; empty when no searched field changes. */
  async function searchTextAfter(
    id: number,
    encoded: Record<string, unknown>,
    before: Row | undefined,
  ): Promise<Record<string, string>> {
    if (!type.searched?.some((field) => Object.hasOwn(encoded, field))) return {}
    const row = { ...(before ?? (await get(id, { forUpdate: true }))), ...decodePartial(columns, encoded) }
    return { [SEARCH_COLUMN]: searchTextOf(type, row) }
  }

  /** @returns whether there is such a row, as far as it was written to */
  async function change(id: number, written: Record<string, unknown>): Promise<boolean> {
    const fields = Object.keys(written)
    if (fields.length === 0) return true
    const set = fields.map((field, index) => `${quoteName(field)} = $${index + 1}`).join(', ')
    const sql = `UPDATE ${table} SET ${set} WHERE "id" = $${fields.length + 1}`
    return (await statements.change(sql, [...Object.values(written), id], transaction)).count > 0
  }
}

/**
 * A field that the table has.
 * @throws Error for any other, whose name would become SQL
 */
function known(columns: Columns, field: string): string {
  if (field !== 'id' && !columns.has(field)) throw new Error(`Unknown field ${field}`)
  return field
}

/** @throws Error for a search of a type that declares nothing to look through */
function requireSearched({ name, searched }: ContentType, { search }: Query): void {
  if (search !== undefined && !searched) throw new Error(`Nothing of ${name} is searched`)
}

// A write on the reading connection would pass by the writer queue.
function requireTransaction(transaction: Transaction | undefined): asserts transaction {
  if (!transaction) throw new Error('A write outside a transaction')
}
