/**
 * jsdom's own side of a document, of which it tells no types.
 * @throws where it keeps it somewhere else
 */
export function insideOf<Inside>(page: Document): Inside {
  const key = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl')
  if (!key)
    throw new Error('jsdom keeps its own side of a document somewhere else: see tests/setup/inside-of.ts')
  return (page as unknown as Record<symbol, Inside>)[key]!
}
