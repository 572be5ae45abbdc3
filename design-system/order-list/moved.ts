/** Marks what is dragged as an entry being put in order, so that places that take files let it pass. */
export const orderDragType = 'application/x-order-entry'

/** The list with one entry at another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The list with some entries lifted out and set down before or after another. */
export function movedBeside<T>(
  list: readonly T[],
  lifted: ReadonlySet<T>,
  target: T,
  side: 'before' | 'after',
): T[] {
  const rest = list.filter((entry) => !lifted.has(entry))
  const place = rest.indexOf(target) + (side === 'after' ? 1 : 0)
  return [...rest.slice(0, place), ...list.filter((entry) => lifted.has(entry)), ...rest.slice(place)]
}
