import {
  DataTypes,
  QueryTypes,
  type ModelAttributeColumnOptions,
  type QueryInterface,
  type Transaction,
} from 'sequelize'

/** The columns a migration may write: by hand and in full, never derived from today's declaration. */
export const column = {
  /** Never given twice, even after its row was removed. */
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
  text: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
  /** A moment or a day as text, or none. */
  moment: { type: DataTypes.TEXT, allowNull: true },
  integer: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
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
  createTable(name: string, columns: TableColumns): Promise<void>
  addColumn(table: string, name: string, column: ModelAttributeColumnOptions): Promise<void>
  addIndex(table: string, fields: string[], options?: { unique?: boolean }): Promise<void>
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
  return {
    createTable: (name, columns) => queryInterface.createTable(name, columns, { transaction }),
    addColumn: (table, name, added) => queryInterface.addColumn(table, name, added, { transaction }),
    addIndex: (table, fields, { unique = false } = {}) =>
      queryInterface.addIndex(table, fields, { unique, transaction }),
    run: async (sql) => {
      await queryInterface.sequelize.query(sql, { transaction, type: QueryTypes.RAW })
    },
  }
}
