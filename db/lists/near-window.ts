import type { FindOptions, Model, ModelStatic, Transaction } from 'sequelize'
import { FAR } from './far-page.ts'

/** A page has no more rows; what is read whole is not asked for by a long list. */
const MOST_NUMBERS = 1000

/** The part of a table that is read. */
export type Window = Pick<FindOptions, 'where' | 'order' | 'offset' | 'limit'>

/**
 * The same rows of a window that lies far from its first, asked for by their numbers: to pass over a hundred thousand
 * numbers in an index, PostgreSQL needs an eighth of what it needs for as many rows.
 */
export async function nearWindow(
  model: ModelStatic<Model>,
  window: Window,
  transaction?: Transaction,
): Promise<Window> {
  if ((window.offset ?? 0) < FAR || (window.limit ?? Infinity) > MOST_NUMBERS) return window
  const found = await model.findAll({
    ...window,
    attributes: ['id'],
    raw: true,
    transaction: transaction ?? null,
  })
  const ids = (found as unknown as { id: number | string }[]).map(({ id }) => id)
  return { where: { id: ids }, order: window.order }
}
