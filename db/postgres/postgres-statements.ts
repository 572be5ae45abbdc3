import { QueryTypes, type Sequelize } from 'sequelize'
import type { RawRow, Statements } from '#db/connection/statements.ts'

/** Runs statements on the connections of Sequelize's pool. */
export function postgresStatements(sequelize: Sequelize): Statements {
  return {
    select: (sql, values, transaction) =>
      sequelize.query<RawRow>(sql, { bind: [...values], type: QueryTypes.SELECT, transaction }),
    async change(sql, values, transaction) {
      const answer = await sequelize.query(sql, { bind: [...values], transaction })
      // The number itself where Sequelize takes the statement for an INSERT.
      const [rows, told] = answer as [{ id?: string }[], number | { rowCount: number }]
      return { insertedId: Number(rows[0]?.id), count: typeof told === 'number' ? told : told.rowCount }
    },
  }
}
