import type { Transaction } from 'sequelize'

/** A row as the driver gives it. */
export type RawRow = Record<string, unknown>

/** What a statement that changes rows has done. */
export interface Changed {
  /** The id of a new row. */
  insertedId: number
  /** How many rows it changed. */
  count: number
}

/**
 * Plain SQL with `$1`, `$2` … for its values; a model layer would cost several times the query. Use few distinct
 * texts, since each stays prepared.
 */
export interface Statements {
  select(sql: string, values: readonly unknown[], transaction?: Transaction): Promise<RawRow[]>
  change(sql: string, values: readonly unknown[], transaction?: Transaction): Promise<Changed>
}

/** A name in SQL; both databases take it so. */
export const quoteName = (name: string) => `"${name}"`
