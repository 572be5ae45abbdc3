import { QueryTypes, type ModelStatic, type Model, type Transaction } from 'sequelize'
import type { Query, Row, Store } from '#contract/engine/backend.ts'
import type { Connection } from './connection.ts'
import { decode, decodeGiven, encode, encodeWhole, type Columns } from './columns.ts'
import { conditions, known } from './lists/conditions.ts'
import { readPage } from './lists/far-page.ts'
import { nearWindow } from './lists/near-window.ts'
import { fewHits, hitsOf } from './lists/hits.ts'
import { keptTotal } from './lists/kept-total.ts'
import { numberOf } from './lists/number-of.ts'

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
  const names = [...columns.keys()]
  const options = { transaction: transaction ?? null, raw: true, attributes: ['id', ...names] }
  const rebuilt = (found: unknown): Row => {
    const raw = found as Record<string, unknown>
    return Object.assign({ id: Number(raw.id) }, decode(columns, raw))
  }

  async function get(id: number, { forUpdate = false } = {}): Promise<Row | undefined> {
    const lock = forUpdate && transaction ? transaction.LOCK.UPDATE : undefined
    const found = await model.findOne({ ...options, where: { id }, lock })
    return found ? rebuilt(found) : undefined
  }

  async function count(query: Query = {}): Promise<number> {
    const hits = query.search && (await hitsOf(connection, model.tableName, query.search, transaction))
    const kept = keptTotal(connection, model.tableName, query, hits)
    if (kept !== undefined) return numberOf(connection, kept, transaction)
    return model.count({ transaction, where: conditions(connection, columns, query, hits?.condition) })
  }

  return {
    get,
    async find(query = {}) {
      const page = await readPage(query, [...(query.order ?? []), LAST_ORDER], () => count(query))
      if (page.limit === 0) return []
      const hits = query.search && (await fewHits(connection, model.tableName, query.search, transaction))
      const where = conditions(connection, columns, query, hits)
      const { offset, limit = offset ? Number.MAX_SAFE_INTEGER : undefined } = page
      const order = page.order.map(({ field, direction }) =>
        connection.dialect.order(known(columns, field), direction),
      )
      const window = { where, order, offset, limit }
      const rows = (
        await model.findAll({ ...options, ...(await nearWindow(model, window, transaction)) })
      ).map(rebuilt)
      return page.isTurned ? rows.reverse() : rows
    },
    count,
    async create(values) {
      requireTransaction(transaction)
      const encoded = encodeWhole(columns, values)
      const id = await insert(connection, model.tableName, encoded, transaction)
      return Object.assign({ id }, decode(columns, encoded))
    },
    async update(id, values, before) {
      requireTransaction(transaction)
      const encoded = encode(columns, values)
      const fields = Object.keys(encoded)
      const [changed] =
        fields.length > 0 ? await model.update(encoded, { where: { id }, fields, transaction }) : []
      await connection.search?.takeOut(model.tableName, id, transaction)
      // What the transaction holds nobody else changes, so the row is what it was and what was written.
      const row = before ? changed !== 0 && { ...before, ...decodeGiven(columns, encoded) } : await get(id)
      if (!row) throw new Error(`No row ${id} in ${model.tableName}`)
      return row
    },
    async remove(id) {
      requireTransaction(transaction)
      await model.destroy({ where: { id }, transaction })
      await connection.search?.takeOut(model.tableName, id, transaction)
    },
  }
}

/** One bare statement: through a model an INSERT costs six times the CPU, and every write appends journal rows. */
async function insert(
  { sequelize, dialect }: Connection,
  table: string,
  encoded: Record<string, unknown>,
  transaction?: Transaction,
): Promise<number> {
  const quote = (name: string) => sequelize.getQueryInterface().quoteIdentifier(name)
  const fields = Object.keys(encoded)
  const places = fields.map((_field, index) => `$${index + 1}`)
  const sql = `INSERT INTO ${quote(table)} (${fields.map(quote).join(', ')}) VALUES (${places.join(', ')})${dialect.returningId}`
  const answer = await sequelize.query(sql, {
    bind: Object.values(encoded),
    type: QueryTypes.INSERT,
    transaction,
  })
  return dialect.insertedId(answer)
}

// A write on the reading connection would pass by the writer queue.
function requireTransaction(transaction: Transaction | undefined): asserts transaction {
  if (!transaction) throw new Error('A write outside a transaction')
}
