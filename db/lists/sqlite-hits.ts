import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { searchTables } from '../migrations/search-indexes.ts'
import type { Hits, IndexedSearch } from './hits.ts'

/** With more rows that the index does not have yet, a look at each row is as fast. */
const MOST_WAITING = 5000
/** As many wait before they are taken in together. */
const FILL_FROM = 128
/** Where a short word stands in more places, it pays to find out first what follows it. */
const MANY_PLACES = 4000
/** With more that follows it, one text for each takes longer than to gather all places. */
const MOST_TEXTS = 256

/** The hits of a search by SQLite's index of pieces of three letters, and those among the rows that wait for it. */
export async function sqliteHits(
  connection: Connection,
  search: IndexedSearch,
  transaction?: Transaction,
): Promise<Hits | undefined> {
  const { table, isFound, isOfAll } = search
  const word = search.letters.join('')
  const isShort = search.letters.length < 3
  const ask = <Found extends object>(sql: string) =>
    connection.sequelize.query<Found>(sql, { transaction, type: QueryTypes.SELECT })
  const sql = sqlOf(connection, table)

  const [facts] = await ask<Facts>(sql.facts(isShort ? word : ''))
  const { waiting = 0, outdated = 0, first = null, places = 0 } = facts ?? {}
  if (waiting >= FILL_FROM || outdated > 0) connection.search?.fill(table)
  if (waiting > MOST_WAITING || outdated > MOST_WAITING) return undefined

  const hit = (rows: string) =>
    isOfAll ? rows : `SELECT "id" FROM "${table}" WHERE "id" IN (${rows}) AND ${isFound}`
  const indexed = hit(isShort ? sql.rowsByPlaces(word) : sql.rowsWith([word]))
  const current = `SELECT "id" FROM (${indexed}) WHERE "id" NOT IN (${sql.outdated})`
  const fresh = `SELECT "id" FROM "${table}" WHERE "id" IN (${sql.waiting}) AND ${isFound}`
  const totalBy = (rows: string) => `(SELECT count(*) FROM (${rows})) + (SELECT count(*) FROM (${fresh}))`
  const ids = `${current} UNION ALL ${fresh}`

  const texts =
    places > MANY_PLACES ? (await ask<{ text: string }>(sql.texts(word))).map(({ text }) => text) : []
  const hasFewTexts = texts.length > 0 && texts.length <= MOST_TEXTS
  const quick = hasFewTexts ? hit(sql.rowsWith(texts)) : indexed
  // In one statement, since the index may change meanwhile: rows that were taken in since may have other texts.
  const isAsItWas = `NOT EXISTS (${sql.outdated}) AND (SELECT min("id") FROM (${sql.waiting})) IS ${first}`
  const total = `SELECT CASE WHEN ${isAsItWas} THEN ${totalBy(quick)} ELSE ${totalBy(current)} END`
  return { ids, total, condition: `"id" IN (${ids})` }
}

/** How much waits to be taken in and out, and what is the first; in how many places a short word stands. Counted up to a limit. */
interface Facts {
  waiting?: number
  outdated?: number
  first?: number | null
  places?: number
}

/** What is asked of a table's index (migrations/search-indexes.ts). */
function sqlOf({ sequelize }: Connection, table: string) {
  const names = searchTables(table)
  const waiting = `SELECT "id" FROM "${names.waiting}"`
  const outdated = `SELECT "id" FROM "${names.outdated}"`
  const upTo = (limit: number, rows: string) => `(SELECT count(*) FROM (${rows} LIMIT ${limit + 1}))`
  // A piece begins at each place; none is greater than the word with the two greatest letters there are.
  const beginsWith = (word: string, from = sequelize.escape(word)) =>
    `"term" >= ${from} AND "term" <= ${sequelize.escape(word)} || char(1114111, 1114111)`
  const nextText = (word: string, from?: string) =>
    `SELECT "term" FROM "${names.terms}" WHERE ${beginsWith(word, from)} LIMIT 1`

  return {
    waiting,
    outdated,
    facts(word: string): string {
      const places =
        word === '' ? '0' : upTo(MANY_PLACES, `SELECT 1 FROM "${names.terms}" WHERE ${beginsWith(word)}`)
      return `SELECT ${upTo(MOST_WAITING, waiting)} AS "waiting", ${upTo(MOST_WAITING, outdated)} AS "outdated",
        (SELECT min("id") FROM "${names.waiting}") AS "first", ${places} AS "places"`
    },
    rowsByPlaces: (word: string) =>
      `SELECT DISTINCT "doc" AS "id" FROM "${names.terms}" WHERE ${beginsWith(word)}`,
    /** With one of the texts, of three letters or more each. */
    rowsWith(texts: readonly string[]): string {
      const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR ')
      return `SELECT rowid AS "id" FROM "${names.index}" WHERE "${names.index}" MATCH ${sequelize.escape(phrases)}`
    },
    /** A short word with each letter that follows it somewhere, from one to the next. */
    texts: (word: string) => `
      WITH RECURSIVE piece("text") AS (
        SELECT (${nextText(word)})
        UNION ALL SELECT (${nextText(word, `piece."text" || char(1)`)}) FROM piece WHERE piece."text" IS NOT NULL)
      SELECT "text" FROM piece WHERE "text" IS NOT NULL LIMIT ${MOST_TEXTS + 1}`,
  }
}
