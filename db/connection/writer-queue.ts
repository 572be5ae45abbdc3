import { AsyncLocalStorage } from 'node:async_hooks'
import { assertDeadline } from './request-deadline.ts'
import { createMutex, type Mutex } from './mutex.ts'

/**
 * The queues that the current work already holds. All queues share one storage, since each costs time at every
 * promise and tests open hundreds of databases.
 */
const inside = new AsyncLocalStorage<readonly Mutex[]>()

/**
 * The one in-process writer queue (docs/design/hardening.md#database). SQLite has one writer, and transactions that
 * wait inside the driver starve its thread pool.
 */
export function createWriterQueue(): Mutex {
  const inTurn = createMutex()
  return async (work) => {
    const around = inside.getStore() ?? []
    // Waiting for oneself would stop every later write for good.
    if (around.includes(inTurn)) throw new Error('A transaction was asked for inside a transaction')
    return inTurn(async () => {
      // Anyone who waited too long has been refused meanwhile: the others' turn must not wait for that one too.
      assertDeadline()
      return inside.run([...around, inTurn], work)
    })
  }
}
