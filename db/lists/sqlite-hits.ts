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

  const {
    waiting = 0,
    first = null,
    places = 0,
  } = (await ask<Facts>(sql.facts(isShort ? word : '')))[0] ?? {}
  if (waiting >= FILL_FROM) connection.fillSearch?.(table)
  if (waiting > MOST_WAITING) return undefined

  const indexed = isShort ? sql.rowsByPlaces(word) : sql.rowsWith([word])
  const hit = (rows: string) =>
    isOfAll ? rows : `SELECT "id" FROM "${table}" WHERE "id" IN (${rows}) AND ${isFound}`
  const fresh = `SELECT "id" FROM "${table}" WHERE "id" IN (${sql.waiting}) AND ${isFound}`
  const totalBy = (rows: string) =>
    `(SELECT count(*) FROM (${hit(rows)})) + (SELECT count(*) FROM (${fresh}))`
  const ids = `${hit(indexed)} UNION ALL ${fresh}`
  const hits = { ids, condition: `"id" IN (${ids})`, total: `SELECT ${totalBy(indexed)}` }
  if (places <= MANY_PLACES) return hits

  const texts = (await ask<{ text: string }>(sql.texts(word))).map(({ text }) => text)
  if (texts.length > MOST_TEXTS) return hits
  // Rows that were taken in since then may have other texts.
  const isSame = `(SELECT min("id") FROM (${sql.waiting})) IS ${first}`
  const total = `SELECT CASE WHEN ${isSame} THEN ${totalBy(sql.rowsWith(texts))} ELSE ${totalBy(indexed)} END`
  return { ...hits, total }
}

/** How many rows wait and which is the first of them; in how many places a short word stands. Counted up to a limit. */
interface Facts {
  waiting?: number
  first?: number | null
  places?: number
}

/** What is asked of a table's index (migrations/search-indexes.ts). */
function sqlOf({ sequelize }: Connection, table: string) {
  const names = searchTables(table)
  const waiting = `SELECT "id" FROM "${names.waiting}"`
  const upTo = (limit: number, rows: string) => `(SELECT count(*) FROM (${rows} LIMIT ${limit + 1}))`
  // A piece begins at each place; none is greater than the word with the two greatest letters there are.
  const beginsWith = (word: string, from = sequelize.escape(word)) =>
    `"term" >= ${from} AND "term" <= ${sequelize.escape(word)} || char(1114111, 1114111)`
  const nextText = (word: string, from?: string) =>
    `SELECT "term" FROM "${names.terms}" WHERE ${beginsWith(word, from)} LIMIT 1`

  return {
    waiting,
    facts(word: string): string {
      const places =
        word === '' ? '0' : upTo(MANY_PLACES, `SELECT 1 FROM "${names.terms}" WHERE ${beginsWith(word)}`)
      return `SELECT ${upTo(MOST_WAITING, waiting)} AS "waiting", (SELECT min("id") FROM "${names.waiting}") AS "first", ${places} AS "places"`
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
