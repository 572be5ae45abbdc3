/** A gap between numbers that are not neighbours. */
export const GAP = 'gap'

const ALL_SHOWN_UP_TO = 7

/** Which numbers stand in the row: the first, the last, the present one and its neighbours. */
export function pageNumbers(page: number, pages: number): (number | typeof GAP)[] {
  if (pages <= ALL_SHOWN_UP_TO) return range(1, pages)
  const start = Math.max(2, Math.min(page - 1, pages - 4))
  const end = Math.min(pages - 1, Math.max(page + 1, 5))
  return [
    1,
    ...(start > 2 ? [GAP as typeof GAP] : []),
    ...range(start, end),
    ...(end < pages - 1 ? [GAP as typeof GAP] : []),
    pages,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}
