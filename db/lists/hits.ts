import type { Query } from '#contract/engine/backend.ts'
import type { Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { SEPARATOR } from '../migrations/search-indexes.ts'
import { numberOf } from './number-of.ts'
import { asciiLower, holds } from './holds.ts'
import { postgresHits } from './postgres-hits.ts'
import { MOST_FEW } from './frequent-words.ts'
import { searchedTables } from './searched-tables.ts'
import { sqliteHits } from './sqlite-hits.ts'

/** What an index finds of a search: exactly the rows that a look at each would find. */
export interface Hits {
  /** SQL that selects their ids. */
  ids: string
  /** SQL of their number. */
  total: string
  /** SQL that is true for one of them. */
  condition: string
  /** Their number, where the database keeps it. */
  known?: number
  /** Is told their number once it was counted, so that the database keeps it where that took long. */
  counted?(total: number): void
}

/** A search of an indexed table, as each database reads it. */
export interface IndexedSearch {
  table: string
  /** All texts that the index holds. */
  indexed: readonly string[]
  /** The keyword's letters, small where they are of ASCII. */
  letters: readonly string[]
  /** SQL for a look at a row itself. */
  isFound: string
  /** Whether it is asked for in all texts of the index. */
  isOfAll: boolean
}

/** The hits of a search by its index; undefined where there is none, or it would not be faster than a look at each row. */
export async function hitsOf(
  connection: Connection,
  table: string,
  { fields, keyword }: NonNullable<Query['search']>,
  transaction?: Transaction,
): Promise<Hits | undefined> {
  const indexed = searchedTables.get(table)
  if (!indexed || !fields.every((field) => indexed.includes(field)) || !canBeAsked(keyword)) return undefined
  const search = {
    table,
    indexed,
    letters: [...asciiLower(keyword)],
    isFound: holds(connection, fields, keyword),
    isOfAll: indexed.every((field) => fields.includes(field)),
  }
  if (connection.dialect.name === 'postgres') return postgresHits(connection, search, transaction)
  return sqliteHits(connection, search, transaction)
}

/** SQL that is true for the hits of a search, where they are few. */
export async function fewHits(
  connection: Connection,
  table: string,
  search: NonNullable<Query['search']>,
  transaction?: Transaction,
): Promise<string | undefined> {
  const hits = await hitsOf(connection, table, search, transaction)
  if (!hits || (hits.known !== undefined && hits.known > MOST_FEW)) return undefined
  const some = `SELECT count(*) FROM (SELECT 1 FROM (${hits.ids}) AS hits LIMIT ${MOST_FEW + 1}) AS first_hits`
  if ((await numberOf(connection, some, transaction)) > MOST_FEW) return undefined
  return connection.dialect.among(hits.ids)
}

/** One letter of ASCII is in most rows; the others the indexes read as something else, or do not hold. */
function canBeAsked(keyword: string): boolean {
  return (
    !/^[\0-\x7f]$/.test(keyword) &&
    !/[\0\uFFFD-\uFFFF]|\p{Surrogate}/u.test(keyword) &&
    !keyword.includes(SEPARATOR)
  )
}
