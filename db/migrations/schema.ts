import {
  DataTypes,
  QueryTypes,
  type ModelAttributeColumnOptions,
  type QueryInterface,
  type Transaction,
} from 'sequelize'
import { FREQUENT_WORD_TABLE, frequentWordTriggers } from './frequent-words.ts'
import { countedByHour, hourCountTriggers } from './hour-counts.ts'
import { countReplacedRows, replacedRowTable } from './replaced-counts.ts'
import { ROW_COUNT_TABLE, rowCountTriggers } from './row-counts.ts'
import { indexPieces, recordReplacedText, POSTGRES_GRAMS, searchIndexSql } from './search-indexes.ts'

/** The columns a migration may write: by hand and in full, never derived from today's declaration. */
export const column = {
  /** Never given twice, even after its row was removed. */
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
  text: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
  /** A text that names its row, in a table that has one row and no numbers. */
  textKey: { type: DataTypes.TEXT, primaryKey: true, allowNull: false },
  /** A list as JSON text. */
  list: { type: DataTypes.TEXT, allowNull: false, defaultValue: '[]' },
  /** A moment or a day as text, or none. */
  moment: { type: DataTypes.TEXT, allowNull: true },
  optionalText: { type: DataTypes.TEXT, allowNull: true },
  integer: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  optionalInteger: { type: DataTypes.INTEGER, allowNull: true },
  enabled: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
  decimal: { type: DataTypes.DOUBLE, allowNull: true },
  /** An id of another table, kept whatever becomes of it. */
  looseReference: { type: DataTypes.INTEGER, allowNull: true },
} satisfies TableColumns

/** An id that must exist in the other table. */
export function referenceTo(table: string): ModelAttributeColumnOptions {
  return { type: DataTypes.INTEGER, allowNull: true, references: { model: table, key: 'id' } }
}

/** Columns by name. */
export type TableColumns = Record<string, ModelAttributeColumnOptions>

/** What a migration works on; everything it does is part of one transaction. */
export interface Schema {
  /** Where SQL differs. */
  database: 'sqlite' | 'postgres'
  createTable(name: string, columns: TableColumns): Promise<void>
  addColumn(table: string, name: string, column: ModelAttributeColumnOptions): Promise<void>
  addIndex(table: string, fields: string[], options?: { unique?: boolean }): Promise<void>
  removeIndex(table: string, fields: string[]): Promise<void>
  /** Keeps the number of the table's rows from now on, so that a list need not count them. */
  keepRowCount(table: string): Promise<void>
  /** Keeps how many rows were made in each hour, so that those of a day need not be counted. */
  keepHourCount(table: string): Promise<void>
  /** Lets rows of these tables be found by any piece of the named texts, without a look at the others. */
  keepSearchIndexes(fieldsOf: Readonly<Record<string, readonly string[]>>): Promise<void>
  /** Lets PostgreSQL find a longer word by pieces of three letters; SQLite does from the first. */
  indexLongerPieces(fieldsOf: Readonly<Record<string, readonly string[]>>): Promise<void>
  /** Takes texts of rows that SQLite replaces out of these indexes; PostgreSQL replaces none unheard. */
  noteReplacedTexts(fieldsOf: Readonly<Record<string, readonly string[]>>): Promise<void>
  /** Keeps both counts right where SQLite replaces a row, after a recount; PostgreSQL replaces none unheard. */
  countReplacedRows(tables: readonly string[]): Promise<void>
  /** Counts the rows of these tables that contain frequent words; SQLite's index needs no such count. */
  keepFrequentWords(fieldsOf: Readonly<Record<string, readonly string[]>>): Promise<void>
  run(sql: string): Promise<void>
}

/** A step from one version of the schema to the next. Applied ones are never edited. */
export interface Migration {
  /** Sorts after all earlier ones, e.g. `001-first-content`. */
  name: string
  up(schema: Schema): Promise<void>
}

/** The schema inside a transaction, which no migration passes by hand. */
export function schemaIn(queryInterface: QueryInterface, transaction: Transaction): Schema {
  const isPostgres = queryInterface.sequelize.getDialect() === 'postgres'
  // A copy in any case: Sequelize writes into what it is given.
  const own = isPostgres ? asPostgresColumn : (declared: ModelAttributeColumnOptions) => ({ ...declared })
  const run = async (sql: string) => {
    await queryInterface.sequelize.query(sql, { transaction, type: QueryTypes.RAW })
  }
  const runAll = async (all: readonly string[]) => {
    for (const sql of all) await run(sql)
  }
  const database = isPostgres ? 'postgres' : 'sqlite'
  const createTable = (name: string, columns: TableColumns) =>
    queryInterface.createTable(
      name,
      Object.fromEntries(Object.entries(columns).map(([each, declared]) => [each, own(declared)])),
      { transaction },
    )
  return {
    database,
    createTable,
    addColumn: (table, name, added) => queryInterface.addColumn(table, name, own(added), { transaction }),
    addIndex: (table, fields, { unique = false } = {}) =>
      queryInterface.addIndex(table, {
        fields: isPostgres ? fields.map(asPostgresIndexField) : fields,
        unique,
        transaction,
      }),
    removeIndex: (table, fields) => queryInterface.removeIndex(table, fields, { transaction }),
    async keepRowCount(table) {
      await run(`INSERT INTO ${ROW_COUNT_TABLE} SELECT '${table}', count(*) FROM "${table}"`)
      await runAll(rowCountTriggers[database](table))
    },
    async keepHourCount(table) {
      await run(countedByHour(table))
      await runAll(hourCountTriggers[database](table))
    },
    async keepSearchIndexes(fieldsOf) {
      if (isPostgres) await run(POSTGRES_GRAMS)
      for (const [table, fields] of Object.entries(fieldsOf))
        await runAll(searchIndexSql[database](table, fields))
    },
    async indexLongerPieces(fieldsOf) {
      if (isPostgres) await runAll(indexPieces(fieldsOf))
    },
    async noteReplacedTexts(fieldsOf) {
      if (isPostgres) return
      for (const [table, fields] of Object.entries(fieldsOf)) await run(recordReplacedText(table, fields))
    },
    async countReplacedRows(tables) {
      if (isPostgres) return
      await run(replacedRowTable)
      for (const table of tables) await runAll(countReplacedRows(table))
    },
    async keepFrequentWords(fieldsOf) {
      if (!isPostgres) return
      const { textKey, integer } = column
      await createTable(FREQUENT_WORD_TABLE, { tableName: textKey, word: textKey, total: integer })
      for (const [table, fields] of Object.entries(fieldsOf))
        await runAll(frequentWordTriggers(table, fields))
    },
    run,
  }
}

// As wide as SQLite's, and ordered by bytes as there (docs/design/contract-engine.md#sequelize).
function asPostgresColumn(declared: ModelAttributeColumnOptions): ModelAttributeColumnOptions {
  if (declared.type === DataTypes.INTEGER) return { ...declared, type: DataTypes.BIGINT }
  if (declared.type === DataTypes.TEXT) return { ...declared, type: 'TEXT COLLATE "C"' }
  return { ...declared }
}

// An index serves an ORDER BY only with its empty values at the same end (dialect.ts).
function asPostgresIndexField(name: string) {
  return name === 'id' ? name : { name, order: 'ASC NULLS FIRST' as 'ASC' }
}
