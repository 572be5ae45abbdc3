import { contract } from '#content/registry/contract.ts'
import type { Backend, Row, Store, Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Answer } from '#contract/engine/create-answer.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { createMemoryStore } from '#mocks/memory-store.ts'
import { withRow, type Tables } from '#mocks/memory-tables.ts'

/** What a scenario makes of the rows of one content type. */
export type ChangeRows = (type: ContentType, rows: readonly Row[]) => readonly Row[]

/**
 * The API over changed copies of the backend's rows at the first call, so that paging, search and writes agree.
 * Accounts and sessions stay those of the backend.
 */
export function withChangedRows(changeRows: ChangeRows): (answer: Answer) => Answer {
  const changed = new WeakMap<Stores, Promise<Backend>>()
  return (answer) => async (request, backend, caller) => {
    // A backend that was reset has other stores, and so begins again here too.
    const { stores } = backend
    const kept = changed.get(stores) ?? backendOver(backend, changeRows)
    changed.set(stores, kept)
    return answer(request, await kept, caller)
  }
}

const ownTypes = new Set<string>([...contract.map(({ name }) => name), 'revision'])
const changedTypes = new Map(
  storedTypes.filter(({ name }) => ownTypes.has(name)).map((type) => [type.name, type]),
)

async function backendOver(backend: Backend, changeRows: ChangeRows): Promise<Backend> {
  let kept = await changedTables(backend, changeRows)
  return Object.create(backend, {
    stores: { value: storesOver(backend.stores, () => kept, false) },
    transaction: {
      value: <Result>(work: (stores: Stores) => Promise<Result>) =>
        backend.transaction(async (stores) => {
          const draft: Tables = new Map(kept)
          const result = await work(storesOver(stores, () => draft, true))
          kept = draft
          return result
        }),
    },
  }) as Backend
}

async function changedTables(backend: Backend, changeRows: ChangeRows): Promise<Tables> {
  const tables: Tables = new Map()
  for (const [typeName, type] of changedTypes) {
    const rows = await backend.stores.of(typeName).find()
    for (const row of changeRows(type, rows)) withRow(tables, typeName, row)
  }
  return tables
}

function storesOver(others: Stores, tables: () => Tables, isWritable: boolean): Stores {
  return {
    of(typeName): Store {
      const type = changedTypes.get(typeName)
      return type ? createMemoryStore(tables, type, isWritable) : others.of(typeName)
    },
  }
}
