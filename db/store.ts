import {
  literal,
  Op,
  QueryTypes,
  type ModelStatic,
  type Model,
  type Transaction,
  type WhereOptions,
} from 'sequelize'
import type { Query, Row, Store } from '#contract/engine/backend.ts'
import type { Connection } from './connection.ts'
import { decode, decodeGiven, encode, encodeWhole, type Columns } from './columns.ts'
import { ROW_COUNT_TABLE } from './migrations/row-counts.ts'

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

  return {
    get,
    async find(query = {}) {
      const { offset, limit = offset ? Number.MAX_SAFE_INTEGER : undefined } = query
      const where = conditions(connection, columns, query)
      const order = [...(query.order ?? []), LAST_ORDER].map(({ field, direction }) =>
        connection.dialect.order(known(columns, field), direction),
      )
      return (await model.findAll({ ...options, where, order, offset, limit })).map(rebuilt)
    },
    async count(query = {}) {
      if (isWhole(query)) return countOfWhole(connection, model.tableName, transaction)
      return model.count({ transaction, where: conditions(connection, columns, query) })
    },
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
      // What the transaction holds nobody else changes, so the row is what it was and what was written.
      const row = before ? changed !== 0 && { ...before, ...decodeGiven(columns, encoded) } : await get(id)
      if (!row) throw new Error(`No row ${id} in ${model.tableName}`)
      return row
    },
    async remove(id) {
      requireTransaction(transaction)
      await model.destroy({ where: { id }, transaction })
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

/** From the count that triggers keep, where they do (migrations/row-counts.ts): counting a million rows takes time. */
async function countOfWhole(
  { sequelize }: Connection,
  table: string,
  transaction?: Transaction,
): Promise<number> {
  const quoted = sequelize.getQueryInterface().quoteIdentifier(table)
  const kept = `SELECT "total" FROM ${ROW_COUNT_TABLE} WHERE "tableName" = ${sequelize.escape(table)}`
  const [found] = await sequelize.query<{ total: number | string }>(
    `SELECT COALESCE((${kept}), (SELECT count(*) FROM ${quoted})) AS "total"`,
    { transaction, type: QueryTypes.SELECT },
  )
  return Number(found?.total)
}

const isWhole = ({ where = {}, search, range }: Query) => Object.keys(where).length === 0 && !search && !range

function conditions(
  connection: Connection,
  columns: Columns,
  { where = {}, search, range }: Query,
): WhereOptions {
  // No stored text holds a null byte, and SQL written with one would break off there.
  if ([search?.keyword, ...Object.values(where)].some(hasNullByte)) return literal('1 = 0')
  const all: WhereOptions[] = Object.entries(where).map(([field, value]) => ({
    [known(columns, field)]: value,
  }))
  if (search) {
    all.push({
      [Op.or]: search.fields.map((field) => contains(connection, known(columns, field), search.keyword)),
    })
  }
  if (range) {
    const field = known(columns, range.field)
    if (range.from !== undefined) all.push({ [field]: { [Op.gte]: range.from } })
    if (range.to !== undefined) all.push({ [field]: { [Op.lte]: range.to } })
  }
  return { [Op.and]: all }
}

// A write on the reading connection would pass by the writer queue.
function requireTransaction(transaction: Transaction | undefined): void {
  if (!transaction) throw new Error('A write outside a transaction')
}

const hasNullByte = (value: unknown) => typeof value === 'string' && value.includes('\0')

// Written out and escaped here, because Sequelize's fn() doubles a `$` in its arguments.
function contains({ sequelize, dialect }: Connection, field: string, keyword: string): WhereOptions {
  const quotedField = sequelize.getQueryInterface().quoteIdentifier(field)
  return literal(`${dialect.position(quotedField, sequelize.escape(asciiLower(keyword)))} > 0`)
}

function known(columns: Columns, field: string): string {
  if (field !== 'id' && !columns.has(field)) throw new Error(`Unknown field ${field}`)
  return field
}

// The databases' lower() is asked for the letters of ASCII only, so the keyword must be treated alike.
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
