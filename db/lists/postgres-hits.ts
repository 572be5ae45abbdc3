import type { Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { postgresGrams } from '../migrations/search-indexes.ts'
import { keptHits } from './frequent-words.ts'
import type { Hits, IndexedSearch } from './hits.ts'

/** More pieces of a long word find hardly fewer rows. */
const MOST_PIECES = 12

/**
 * The hits of a search by PostgreSQL's index of pairs: for a longer word those that have all of its pairs are looked at. One
 * letter is no pair. The number of many is kept by the database.
 */
export async function postgresHits(
  connection: Connection,
  search: IndexedSearch,
  transaction?: Transaction,
): Promise<Hits | undefined> {
  const { sequelize, words } = connection
  const { table, indexed, letters, isFound, isOfAll } = search
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
  if (pairs.length === 0) return undefined
  const pieces = pairs.slice(0, MOST_PIECES).map((piece) => sequelize.escape(piece))
  // In a query of their own, so that the planner knows nothing of them: it would read all rows where it thinks a piece common.
  const hasPieces = `${postgresGrams(indexed)} @> (SELECT ARRAY[${pieces.join(', ')}])`
  const condition = isOfAll && pairs.length === 1 ? hasPieces : `${hasPieces} AND ${isFound}`
  const ids = `SELECT "id" FROM "${table}" WHERE ${condition}`
  const total = `SELECT count(*) FROM "${table}" WHERE ${condition}`
  if (!isOfAll) return { ids, condition, total }
  const sought = { table, word: letters.join(''), counted: total }
  const known = await keptHits(connection, sought, transaction)
  return { ids, condition, total, known, counted: (hits) => words?.noteHits(sought, hits) }
}
