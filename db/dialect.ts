import { literal, type Dialect as SequelizeDialect, type OrderItem } from 'sequelize'

/** What differs between the databases; everything else in `db/` is one reading of both. */
export interface Dialect {
  name: Extract<SequelizeDialect, 'sqlite' | 'postgres'>
  /** SQL for the position of a text in a field, 0 when absent; LIKE would treat % and _ as wildcards. */
  position(quotedField: string, quotedText: string): string
  /** Empty values sort as the smallest, text by its bytes. */
  order(field: string, isText: boolean, direction: 'asc' | 'desc'): OrderItem
  /** Appended to an INSERT whose driver does not tell the new id by itself. */
  returningId: string
  /** The new id in what the driver answered to an INSERT. */
  insertedId(answer: unknown): number
}

const sqlite: Dialect = {
  name: 'sqlite',
  position: (field, text) => `instr(lower(${field}), ${text})`,
  order: (field, _isText, direction) => [field, direction === 'asc' ? 'ASC' : 'DESC'],
  returningId: '',
  insertedId: (answer) => (answer as [number])[0],
}

const postgres: Dialect = {
  name: 'postgres',
  position: (field, text) => `strpos(lower(${field}::text COLLATE "C"), ${text})`,
  order: (field, isText, direction) => [
    literal(isText ? `"${field}" COLLATE "C"` : `"${field}"`),
    direction === 'asc' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST',
  ],
  returningId: ' RETURNING "id"',
  insertedId: (answer) => (answer as [[{ id: number }]])[0][0].id,
}

/** The two databases of operating.md; `DATABASE_URL` chooses. */
export const dialects = { sqlite, postgres }
