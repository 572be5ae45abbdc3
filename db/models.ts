import { DataTypes, type ModelAttributes, type Transaction } from 'sequelize'
import type { Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { ColumnKind } from '#contract/stored-types.ts'
import { columnsOf, tableNameOf } from './columns.ts'
import type { Connection } from './connection.ts'
import type { PersonalNumbers } from './personal-numbers.ts'
import { createStore, type StoredTable } from './store.ts'

const columnTypes = {
  text: DataTypes.TEXT,
  integer: DataTypes.INTEGER,
  double: DataTypes.DOUBLE,
  json: DataTypes.TEXT,
  sealed: DataTypes.TEXT,
} satisfies Record<ColumnKind, unknown>

/** Makes the stores of a transaction, or those for reading outside of one. */
export type StoresFor = (transaction?: Transaction) => Stores

/** Derives one Sequelize model from each type that keeps rows, when it is first asked for. */
export function defineStores(
  connection: Connection,
  types: readonly ContentType[],
  numbers: PersonalNumbers,
): StoresFor {
  const tables = new Map<string, StoredTable>()
  const defined = (typeName: string): StoredTable => {
    const type = types.find(({ name }) => name === typeName)
    if (!type) throw new Error(`No rows are kept of ${typeName}`)
    const table = define(connection, type, numbers)
    tables.set(typeName, table)
    return table
  }
  return (transaction) => ({
    of: (typeName) => createStore(connection, tables.get(typeName) ?? defined(typeName), transaction),
  })
}

function define({ sequelize }: Connection, type: ContentType, numbers: PersonalNumbers): StoredTable {
  const columns = columnsOf(type, numbers)
  const attributes: ModelAttributes = {
    id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  }
  for (const [name, { column }] of columns) attributes[name] = { type: columnTypes[column] }
  const model = sequelize.define(type.name, attributes, { tableName: tableNameOf(type), timestamps: false })
  return { model, columns }
}
