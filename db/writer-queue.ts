import { AsyncLocalStorage } from 'node:async_hooks'
import { requirePatience } from './patience.ts'
import { createInTurn, type InTurn } from './in-turn.ts'

/**
 * The one in-process writer queue (docs/design/hardening.md#database): SQLite has one writer, and transactions that
 * wait inside the driver starve its thread pool.
 */
export function createWriterQueue(): InTurn {
  const inside = new AsyncLocalStorage<true>()
  const inTurn = createInTurn()
  return async (work) => {
    // Waiting for oneself would stop every later write for good.
    if (inside.getStore()) throw new Error('A transaction was asked for inside a transaction')
    return inTurn(async () => {
      // Whoever waited too long has been refused meanwhile: the others' turn must not wait for that one too.
      requirePatience()
      return inside.run(true, work)
    })
  }
}
