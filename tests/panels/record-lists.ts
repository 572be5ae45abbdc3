import type { ListFacts } from './list-facts.ts'

const specs = import.meta.glob<{ specifiedLists?: readonly ListFacts[] }>('../../content/*/*.expected.ts', {
  eager: true,
})

/** The lists of the console, as each folder of content/ states them in its `*.expected.ts`. */
export const recordLists: readonly ListFacts[] = Object.values(specs).flatMap(
  ({ specifiedLists = [] }) => specifiedLists,
)
