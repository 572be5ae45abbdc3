import { insideOf } from './inside-of.ts'

/**
 * What is made of a page once and holds for as long as nothing of it changes, text and attributes included. jsdom itself puts an
 * empty memory of styles in the place of the last one with each change, by which it is told here.
 * @returns what holds now
 */
export function sinceAChange<Made>(page: Document, make: () => Made): () => Made {
  const inside = insideOf<{ _styleCache: object }>(page)
  if (!inside._styleCache)
    throw new Error('jsdom tells a change in another way: see tests/setup/since-a-change.ts')
  let last: object | undefined
  let made: Made
  return () => {
    if (last !== inside._styleCache) {
      last = inside._styleCache
      made = make()
    }
    return made
  }
}
