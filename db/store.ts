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

  /** Pages and searches are written by Sequelize, everything else by ourselves. */
  async function find(query: Query): Promise<RawRow[]> {
    const { offset, limit = offset ? Number.MAX_SAFE_INTEGER : undefined } = query
    const order = [...(query.order ?? []), LAST_ORDER]
    if (query.search || offset !== undefined) {
      const ordered = order.map(({ field, direction }) => dialect.order(known(columns, field), direction))
      const where = conditions(connection, columns, query)
      return (await model.findAll({
        ...options,
        where,
        order: ordered,
        offset,
        limit,
      })) as unknown[] as RawRow[]
    }
    if (Object.values(query.where ?? {}).some(hasNullByte)) return []
    const clauses = clausesOf(query, order, dialect, (field) => known(columns, field))
    return statements.select(from + clauses.sql, clauses.values, transaction)
  }

  return {
    get,
    find: async (query = {}) => (await find(query)).map(rebuilt),
    async count(query = {}) {
      if (isWhole(query)) return countOfWhole(connection, model.tableName, transaction)
      return model.count({ transaction, where: conditions(connection, columns, query) })
    },
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
      // What the transaction holds nobody else changes, so the row is what it was and what was written.
      const row = before ? isThere && { ...before, ...decodeGiven(columns, encoded) } : await get(id)
      if (!row) throw new Error(`No row ${id} in ${model.tableName}`)
      return row
    },
    async remove(id) {
      requireTransaction(transaction)
      await statements.change(`DELETE FROM ${quoted(model.tableName)} WHERE "id" = $1`, [id], transaction)
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

/** From the count that triggers keep, where they do (migrations/row-counts.ts): counting a million rows takes time. */
async function countOfWhole(
  { sequelize }: Connection,
  table: string,
  transaction?: Transaction,
): Promise<number> {
  const kept = `SELECT "total" FROM ${ROW_COUNT_TABLE} WHERE "tableName" = ${sequelize.escape(table)}`
  const [found] = await sequelize.query<{ total: number | string }>(
    `SELECT COALESCE((${kept}), (SELECT count(*) FROM ${quoted(table)})) AS "total"`,
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
