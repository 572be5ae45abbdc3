import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'

/** What one statement answers as a number. */
export async function numberOf(
  { sequelize }: Connection,
  sql: string,
  transaction?: Transaction,
): Promise<number> {
  const [found] = await sequelize.query<{ total: number | string }>(`SELECT (${sql}) AS "total"`, {
    transaction,
    type: QueryTypes.SELECT,
  })
  return Number(found?.total)
}
