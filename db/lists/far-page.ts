import type { Query } from '#contract/engine/backend.ts'

/** From this row on it pays to ask first how many there are. */
export const FAR = 1000

type Order = NonNullable<Query['order']>

/** The rows that are read in place of a page, and whether they come in the opposite order. */
export interface ReadPage {
  order: Order
  offset?: number
  limit?: number
  isTurned: boolean
}

/**
 * A page as it is read: what lies beyond the middle from the other end, since all that stands before a page is passed over
 * row by row.
 * @param order whole, so that no two rows are equal in it
 */
export async function readPage(
  { offset = 0, limit }: Pick<Query, 'offset' | 'limit'>,
  order: Order,
  count: () => Promise<number>,
): Promise<ReadPage> {
  if (offset < FAR) return { order, offset, limit, isTurned: false }
  const total = await count()
  if (offset < total / 2) return { order, offset, limit, isTurned: false }
  const rows = Math.max(0, Math.min(limit ?? Infinity, total - offset))
  return { order: order.map(turned), offset: Math.max(0, total - offset - rows), limit: rows, isTurned: true }
}

const turned = ({ field, direction }: Order[number]): Order[number] => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
})
