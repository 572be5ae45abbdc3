import type { Transaction } from 'sequelize'
import type { Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { columnsOf } from './columns.ts'
import type { Connection } from '#db/connection/connection.ts'
import type { IdNumberEncryption } from '#db/encryption/id-number-encryption.ts'
import { createStore, type StoredTable } from './store.ts'

/** Makes the stores of a transaction, or those for reading outside of one. */
export type StoresFor = (transaction?: Transaction) => Stores

/** The stores of all types that keep rows, each type's columns read when it is first asked for. */
export function defineStores(
  connection: Connection,
  types: readonly ContentType[],
  numbers: IdNumberEncryption,
): StoresFor {
  const tables = new Map<string, StoredTable>()
  const defined = (typeName: string): StoredTable => {
    const type = types.find(({ name }) => name === typeName)
    if (!type) throw new Error(`No rows are kept of ${typeName}`)
    const table = { type, columns: columnsOf(type, numbers) }
    tables.set(typeName, table)
    return table
  }
  return (transaction) => ({
    of: (typeName) => createStore(connection, tables.get(typeName) ?? defined(typeName), transaction),
  })
}
