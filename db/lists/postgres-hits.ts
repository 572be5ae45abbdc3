import type { Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { postgresPieces } from '../migrations/search-indexes.ts'
import { keptHits } from './frequent-words.ts'
import type { Hits, IndexedSearch } from './hits.ts'

/**
 * The hits of a search by PostgreSQL's index of two letters and of three: for a longer word those that have all of its threes
 * are looked at. One letter is no piece. The number of many is kept by the database.
 */
export async function postgresHits(
  connection: Connection,
  search: IndexedSearch,
  transaction?: Transaction,
): Promise<Hits | undefined> {
  const { sequelize, words, pieces } = connection
  const { table, indexed, letters, isFound, isOfAll } = search
  const all = piecesOf(letters)
  if (all.length === 0) return undefined
  const rarest = (pieces?.rarest(table, all) ?? all).map((piece) => sequelize.escape(piece))
  // In a query of their own, so that the planner knows nothing of them: it would read all rows where it thinks a piece common.
  const hasPieces = `${postgresPieces(indexed)} @> (SELECT ARRAY[${rarest.join(', ')}])`
  const condition = isOfAll && all.length === 1 ? hasPieces : `${hasPieces} AND ${isFound}`
  const ids = `SELECT "id" FROM "${table}" WHERE ${condition}`
  const total = `SELECT count(*) FROM "${table}" WHERE ${condition}`
  if (!isOfAll) return { ids, condition, total }
  const sought = { table, word: letters.join(''), counted: total }
  const known = await keptHits(connection, sought, transaction)
  return { ids, condition, total, known, counted: (hits) => words?.noteHits(sought, hits) }
}

/** A word of two or three letters is a piece itself; of a longer one each three that stand together, which fewer rows hold than any two. */
function piecesOf(letters: readonly string[]): string[] {
  const length = Math.max(2, Math.min(3, letters.length))
  return letters.slice(length - 1).map((_, place) => letters.slice(place, place + length).join(''))
}
