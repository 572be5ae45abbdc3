import { Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'

/**
 * Runs work on a snapshot of the database; writers do not wait for it.
 * @param work receives the transaction that its reads belong to, where the database needs one
 */
export async function inSnapshot<Result>(
  { sequelize, dialect }: Connection,
  work: (transaction?: Transaction) => Promise<Result>,
): Promise<Result> {
  if (dialect.name === 'postgres')
    return sequelize.transaction(
      { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ },
      async (transaction) => {
        await takeAnyTime(sequelize, transaction)
        return work(transaction)
      },
    )
  // A transaction of Sequelize's would lock the file for writers; there is one connection that reads.
  await sequelize.query('BEGIN')
  try {
    return await work()
  } finally {
    await sequelize.query('ROLLBACK')
  }
}

/** A transaction that waits for the other database longer than a call may. */
export async function takeAnyTime(
  sequelize: Connection['sequelize'],
  transaction: Transaction,
): Promise<void> {
  await sequelize.query(
    'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    {
      transaction,
    },
  )
}
