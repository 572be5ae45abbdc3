import type { Model, ModelStatic, Transaction } from 'sequelize'
import type { Query, Row, Store } from '#contract/engine/backend.ts'
import type { Connection } from './connection.ts'
import { decode, decodeGiven, encode, encodeWhole, type Columns } from './columns.ts'
import { asksForNullByte, conditions, known } from './lists/conditions.ts'
import { readPage } from './lists/far-page.ts'
import { fewHits, hitsOf } from './lists/hits.ts'
import { keptTotal } from './lists/kept-total.ts'
import { nearWindow } from './lists/near-window.ts'
import { numberOf } from './lists/number-of.ts'
import { clausesOf } from './plain-select.ts'
import { quoted, type RawRow } from './statements.ts'

/** Always the last, so that no two pages show the same row. */
const LAST_ORDER = { field: 'id', direction: 'asc' } as const

/** What a store reads and writes: one table, its declared columns, and the transaction it was made for. */
export interface StoredTable {
  model: ModelStatic<Model>
  columns: Columns
}

/** The records of one content type. Made for a transaction, so that nobody can forget to pass it (docs/design/contract-engine.md). */
export function createStore(connection: Connection, table: StoredTable, transaction?: Transaction): Store {
  const { model, columns } = table
  const { dialect, statements } = connection
  const names = [...columns.keys()]
  const options = { transaction: transaction ?? null, raw: true, attributes: ['id', ...names] }
  const from = `SELECT ${options.attributes.map(quoted).join(', ')} FROM ${quoted(model.tableName)}`
  const rebuilt = (raw: RawRow): Row => decode(columns, raw, { id: Number(raw.id) })

  async function get(id: number, { forUpdate = false } = {}): Promise<Row | undefined> {
    const lock = forUpdate && transaction ? dialect.forUpdate : ''
    const [found] = await statements.select(`${from} WHERE "id" = $1${lock}`, [id], transaction)
    return found && rebuilt(found)
  }

  async function find(query: Query): Promise<RawRow[]> {
    const order = [...(query.order ?? []), LAST_ORDER]
    if (query.search || query.offset !== undefined) return findPage(query, order)
    if (asksForNullByte(query)) return []
    const clauses = clausesOf(query, order, dialect, (field) => known(columns, field))
    return statements.select(from + clauses.sql, clauses.values, transaction)
  }

  /** Pages and searches are written by Sequelize, everything else by ourselves. */
  async function findPage(query: Query, whole: NonNullable<Query['order']>): Promise<RawRow[]> {
    const page = await readPage(query, whole, () => count(query))
    if (page.limit === 0) return []
    const hits = query.search && (await fewHits(connection, model.tableName, query.search, transaction))
    const where = conditions(connection, columns, query, hits)
    const { offset, limit = offset ? Number.MAX_SAFE_INTEGER : undefined } = page
    const order = page.order.map(({ field, direction }) => dialect.order(known(columns, field), direction))
    const window = { where, order, offset, limit }
    const found = await model.findAll({ ...options, ...(await nearWindow(model, window, transaction)) })
    const rows = found as unknown[] as RawRow[]
    return page.isTurned ? rows.reverse() : rows
  }

  async function count(query: Query = {}): Promise<number> {
    const hits = query.search && (await hitsOf(connection, model.tableName, query.search, transaction))
    const kept = keptTotal(connection, model.tableName, query, hits)
    if (typeof kept === 'number') return kept
    if (kept !== undefined) {
      const total = await numberOf(connection, kept, transaction)
      if (query.search) hits?.counted?.(total)
      return total
    }
    return model.count({ transaction, where: conditions(connection, columns, query, hits?.condition) })
  }

  return {
    get,
    find: async (query = {}) => (await find(query)).map(rebuilt),
    count,
    async create(values) {
      requireTransaction(transaction)
      const encoded = encodeWhole(columns, values)
      const places = names.map((_name, index) => `$${index + 1}`)
      const sql = `INSERT INTO ${quoted(model.tableName)} (${names.map(quoted).join(', ')}) VALUES (${places.join(', ')})${dialect.returningId}`
      const { insertedId } = await statements.change(sql, Object.values(encoded), transaction)
      return decode(columns, encoded, { id: insertedId })
    },
    async update(id, values, before) {
      requireTransaction(transaction)
      const encoded = encode(columns, values)
      const isThere = await change(id, encoded)
      await connection.search?.takeOut(model.tableName, id, transaction)
      // What the transaction holds nobody else changes, so the row is what it was and what was written.
      const row = before ? isThere && { ...before, ...decodeGiven(columns, encoded) } : await get(id)
      if (!row) throw new Error(`No row ${id} in ${model.tableName}`)
      return row
    },
    async remove(id) {
      requireTransaction(transaction)
      await statements.change(`DELETE FROM ${quoted(model.tableName)} WHERE "id" = $1`, [id], transaction)
      await connection.search?.takeOut(model.tableName, id, transaction)
    },
  }

  /** @returns whether there is such a row, as far as it was written to */
  async function change(id: number, encoded: Record<string, unknown>): Promise<boolean> {
    const fields = Object.keys(encoded)
    if (fields.length === 0) return true
    const set = fields.map((name, index) => `${quoted(name)} = $${index + 1}`).join(', ')
    const sql = `UPDATE ${quoted(model.tableName)} SET ${set} WHERE "id" = $${fields.length + 1}`
    return (await statements.change(sql, [...Object.values(encoded), id], transaction)).count > 0
  }
}

// A write on the reading connection would pass by the writer queue.
function requireTransaction(transaction: Transaction | undefined): asserts transaction {
  if (!transaction) throw new Error('A write outside a transaction')
}
