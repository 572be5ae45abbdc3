import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { searchTables } from '../migrations/search-indexes.ts'
import type { Hits, IndexedSearch } from './hits.ts'

/** With more rows that the index does not have yet, a look at each row is as fast. */
const MOST_WAITING = 5000
/** As many wait before they are taken in together. */
const FILL_FROM = 128
/** So many pieces are asked for at once; with more, each row costs more than to gather the rows of all of them. */
const MOST_TERMS = 256
/** Greater than all letters. */
const LAST = `char(1114111, 1114111)`

/** The hits of a search by SQLite's index of pieces of three letters, and those among the rows that wait for it. */
export async function sqliteHits(
  connection: Connection,
  search: IndexedSearch,
  transaction?: Transaction,
): Promise<Hits | undefined> {
  const { table, isFound, isOfAll, letters } = search
  const { waiting } = searchTables(table)
  const ask = asking(connection, transaction)
  const [count = 0] = await ask<number>(
    `SELECT count(*) AS "found" FROM (SELECT 1 FROM "${waiting}" LIMIT ${MOST_WAITING + 1})`,
  )
  if (count >= FILL_FROM) connection.fillSearch?.(table)
  if (count > MOST_WAITING) return undefined
  const indexed =
    letters.length > 2
      ? matching(connection, table, [letters.join('')])
      : await startingWith(connection, table, letters.join(''), ask)
  const hit = isOfAll ? indexed : `SELECT "id" FROM "${table}" WHERE "id" IN (${indexed}) AND ${isFound}`
  const fresh = `SELECT "id" FROM "${table}" WHERE "id" IN (SELECT "id" FROM "${waiting}") AND ${isFound}`
  const ids = `${hit} UNION ALL ${fresh}`
  return {
    ids,
    condition: `"id" IN (${ids})`,
    total: `SELECT (SELECT count(*) FROM (${hit})) + (SELECT count(*) FROM (${fresh}))`,
  }
}

type Ask = <Found>(sql: string) => Promise<Found[]>

function asking({ sequelize }: Connection, transaction?: Transaction): Ask {
  return async <Found>(sql: string) => {
    const rows = await sequelize.query<{ found: Found }>(sql, { transaction, type: QueryTypes.SELECT })
    return rows.map(({ found }) => found)
  }
}

/** SQL of the rows with one of the texts, of three letters or more each; without any, of none. */
function matching({ sequelize }: Connection, table: string, texts: readonly string[]): string {
  const { index } = searchTables(table)
  const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`)
  return `SELECT rowid AS "id" FROM "${index}" WHERE "${index}" MATCH ${sequelize.escape(phrases.join(' OR ') || '""')}`
}

/** A word of one or two letters: each place where it stands begins a piece of three. */
async function startingWith(connection: Connection, table: string, word: string, ask: Ask): Promise<string> {
  const { terms } = searchTables(table)
  const start = connection.sequelize.escape(word)
  const next = (from: string) =>
    `SELECT "term" FROM "${terms}" WHERE "term" >= ${from} AND "term" <= ${start} || ${LAST} LIMIT 1`
  const found = await ask<string>(`
    WITH RECURSIVE piece("term") AS (
      SELECT (${next(start)}) UNION ALL SELECT (${next(`piece."term" || char(1)`)}) FROM piece WHERE piece."term" IS NOT NULL)
    SELECT "term" AS "found" FROM piece WHERE "term" IS NOT NULL LIMIT ${MOST_TERMS + 1}`)
  if (found.length <= MOST_TERMS) return matching(connection, table, found)
  return `SELECT DISTINCT "doc" AS "id" FROM "${terms}" WHERE "term" >= ${start} AND "term" <= ${start} || ${LAST}`
}
