import type { Connection } from '../connection.ts'
import { postgresGrams } from '../migrations/search-indexes.ts'
import type { Hits, IndexedSearch } from './hits.ts'

/** More pieces of a long word find hardly fewer rows. */
const MOST_PIECES = 12

/** The hits of a search by PostgreSQL's index of pairs: of a longer word those that have all of its pairs are looked at. */
export function postgresHits({ sequelize }: Connection, search: IndexedSearch): Hits {
  const { table, indexed, letters, isFound, isOfAll } = search
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
  const pieces = (pairs.length > 0 ? pairs : letters)
    .slice(0, MOST_PIECES)
    .map((piece) => sequelize.escape(piece))
  // In a query of their own, so that the planner knows nothing of them: it would read all rows where it thinks a piece common.
  const hasPieces = `${postgresGrams(indexed)} @> (SELECT ARRAY[${pieces.join(', ')}])`
  const condition = isOfAll && letters.length <= 2 ? hasPieces : `${hasPieces} AND ${isFound}`
  const ids = `SELECT "id" FROM "${table}" WHERE ${condition}`
  return { ids, condition, total: `SELECT count(*) FROM "${table}" WHERE ${condition}` }
}
