import { DataTypes, type ModelAttributes, type Transaction } from 'sequelize'
import type { Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { ColumnKind } from '#contract/stored-types.ts'
import { columnsOf, tableNameOf } from './columns.ts'
import type { Connection } from './connection.ts'
import { createStore, type StoredTable } from './store.ts'

const columnTypes = {
  text: DataTypes.TEXT,
  integer: DataTypes.INTEGER,
  double: DataTypes.DOUBLE,
  json: DataTypes.TEXT,
} satisfies Record<ColumnKind, unknown>

/** Makes the stores of a transaction, or those for reading outside of one. */
export type StoresFor = (transaction?: Transaction) => Stores

/** Derives one Sequelize model from each type that keeps rows. */
export function defineStores(connection: Connection, types: readonly ContentType[]): StoresFor {
  const tables = new Map(types.map((type) => [type.name, define(connection, type)]))
  return (transaction) => ({
    of(typeName) {
      const table = tables.get(typeName)
      if (!table) throw new Error(`No rows are kept of ${typeName}`)
      return createStore(connection, table, transaction)
    },
  })
}

function define({ sequelize }: Connection, type: ContentType): StoredTable {
  const columns = columnsOf(type)
  const attributes: ModelAttributes = {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  }
  for (const [name, { column }] of columns) attributes[name] = { type: columnTypes[column] }
  const model = sequelize.define(type.name, attributes, { tableName: tableNameOf(type), timestamps: false })
  return { model, columns }
}
