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
 * Statements written out, with `$1`, `$2` … for their values in order: raw rows, and no model in between, which costs several
 * times what the database does. Their texts must be few, since they are kept prepared.
 */
export interface Statements {
  select(sql: string, values: readonly unknown[], transaction?: Transaction): Promise<RawRow[]>
  change(sql: string, values: readonly unknown[], transaction?: Transaction): Promise<Changed>
}

/** A name in SQL; both databases take it so. */
export const quoteName = (name: string) => `"${name}"`
