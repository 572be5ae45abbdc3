import type { Dialect as SequelizeDialect } from 'sequelize'

/** What differs between the databases; everything else in `db/` is one reading of both. */
export interface Dialect {
  name: Extract<SequelizeDialect, 'sqlite' | 'postgres'>
  /** SQL for the position of a text in a field, 0 when absent; LIKE would treat % and _ as wildcards. */
  position(quotedField: string, text: string): string
  /** Empty values sort as the smallest. */
  order(field: string, direction: 'asc' | 'desc'): [field: string, way: string]
  /** SQL that answers `found`, 1 or 0: whether there is a table of this name. */
  tableExists(table: string): string
  /** Appended to an INSERT whose driver does not tell the new id by itself. */
  returningId: string
  /** Appended to a SELECT that holds its rows until the transaction ends; SQLite's writer has them to itself. */
  forUpdate: string
}

const sqlite: Dialect = {
  name: 'sqlite',
  position: (field, text) => `instr(${field}, ${text})`,
  order: (field, direction) => [field, direction === 'asc' ? 'ASC' : 'DESC'],
  tableExists: (table) =>
    `SELECT count(*) AS "found" FROM sqlite_master WHERE type = 'table' AND name = '${table}'`,
  returningId: '',
  forUpdate: '',
}

const postgres: Dialect = {
  name: 'postgres',
  position: (field, text) => `strpos(${field}, ${text})`,
  // To the letter as in the indexes (migrations/schema.ts), or none of them is used.
  order: (field, direction) => {
    if (field === 'id') return [field, direction === 'asc' ? 'ASC' : 'DESC']
    return [field, direction === 'asc' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST']
  },
  // As a query would find it, in whatever schema that is.
  tableExists: (table) => `SELECT (to_regclass('${table}') IS NOT NULL)::int AS "found"`,
  returningId: ' RETURNING "id"',
  forUpdate: ' FOR UPDATE',
}

/** The two databases of docs/operations/database.md; `DATABASE_URL` chooses. */
export const dialects = { sqlite, postgres }
