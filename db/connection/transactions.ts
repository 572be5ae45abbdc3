import type { Sequelize, Transaction } from 'sequelize'

/** Runs work in a transaction of its own; rolls back and rethrows when it throws. */
export type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>

/**
 * Handles a failing COMMIT or ROLLBACK itself, because Sequelize prints a plain line into the JSON log
 * (docs/operations/configuration.md#监控与缓存, LOG_LEVEL).
 * @param giveUp undoes what a failed COMMIT or ROLLBACK may have left open; never rejects
 */
export function createTransactions(
  sequelize: Sequelize,
  giveUp: (transaction: Transaction) => Promise<void>,
): Transact {
  const queries = sequelize.getQueryInterface()
  // Sequelize 6 has no hook for a failed COMMIT or ROLLBACK, so these two methods of the instance are replaced.
  const commit = queries.commitTransaction.bind(queries)
  const rollback = queries.rollbackTransaction.bind(queries)
  const failedCommits = new WeakMap<Transaction, { error: unknown }>()

  queries.commitTransaction = async (transaction, options) => {
    try {
      await commit(transaction, options)
    } catch (error) {
      failedCommits.set(transaction, { error })
      await giveUp(transaction)
    }
  }
  queries.rollbackTransaction = (transaction, options) =>
    rollback(transaction, options).catch(() => giveUp(transaction))

  return async (work) => {
    const [result, transaction] = await sequelize.transaction(
      async (begun) => [await work(begun), begun] as const,
    )
    const failed = failedCommits.get(transaction)
    if (failed) throw failed.error
    return result
  }
}
