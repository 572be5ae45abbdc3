import { afterEach, beforeEach } from 'vitest'
import type { Backend, Row } from '#contract/engine/backend.ts'
import type { OpenBackend } from './backends.ts'

/** The stores of an empty backend, opened for each test of the surrounding `describe`. */
export function withEmptyStores(open: OpenBackend) {
  let backend: Awaited<ReturnType<OpenBackend>>
  beforeEach(async () => {
    backend = await open({})
  })
  afterEach(() => backend.close())

  const transaction: Backend['transaction'] = (work) => backend.transaction(work)
  return {
    transaction,
    storeOf: (typeName: string) => backend.stores.of(typeName),
    create: (typeName: string, ...rows: Record<string, unknown>[]) =>
      transaction(async (stores) => {
        const created: Row[] = []
        for (const row of rows) created.push(await stores.of(typeName).create(row))
        return created
      }),
  }
}
