import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '../connection.ts'
import { FORGOTTEN_BELOW, FREQUENT_WORD_TABLE, holdTexts } from '../migrations/frequent-words.ts'
import { ROW_COUNT_TABLE } from '../migrations/row-counts.ts'

/** Of more hits the first are soon met in the list's own order, and to gather or count all of them takes long. */
export const MOST_FEW = 2000
/** As many words of each table at most: every new row is looked through for them. */
const MOST_WORDS = 40

/** A word that is looked for in all indexed texts of a table, small where it is of ASCII. */
export interface SoughtWord {
  table: string
  word: string
  /** SQL that counts its rows. */
  counted: string
}

type Asking = Pick<Connection, 'sequelize'>

/** In how many rows a word is, where PostgreSQL keeps that (migrations/frequent-words.ts); else undefined. */
export async function keptHits(
  { sequelize }: Asking,
  { table, word }: Pick<SoughtWord, 'table' | 'word'>,
  transaction?: Transaction,
): Promise<number | undefined> {
  const sql = `SELECT "total" FROM ${FREQUENT_WORD_TABLE}
    WHERE "tableName" = ${sequelize.escape(table)} AND "word" = ${sequelize.escape(word)}`
  const [found] = await sequelize.query<{ total: number | string }>(sql, {
    transaction,
    type: QueryTypes.SELECT,
  })
  return found && Number(found.total)
}

/** Whether a word of so many hits would be kept: those with the most are, since these take longest to count. */
export async function isWorthKeeping(
  { sequelize }: Asking,
  { table }: SoughtWord,
  hits: number,
): Promise<boolean> {
  if (hits <= MOST_FEW) return false
  const [words] = await sequelize.query<{ amount: number | string; least: number | string | null }>(
    `SELECT count(*) AS "amount", min("total") AS "least" FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = ${sequelize.escape(table)}`,
    { type: QueryTypes.SELECT },
  )
  return Number(words?.amount) < MOST_WORDS || Number(words?.least) < hits
}

/**
 * Counts a word once and has PostgreSQL keep its number from now on, in place of the one with the fewest hits where there are
 * many. Does nothing while somebody else is in the middle of changing such rows: to wait would stop all writes of the site.
 */
export async function keepWord(
  { sequelize }: Asking,
  { table, word, counted }: SoughtWord,
  transaction: Transaction,
): Promise<void> {
  const name = sequelize.escape(table)
  const free = await sequelize.query(
    `SELECT 1 FROM ${ROW_COUNT_TABLE} WHERE "tableName" = ${name} FOR UPDATE SKIP LOCKED`,
    { transaction, type: QueryTypes.SELECT },
  )
  if (free.length === 0) return
  for (const sql of [
    holdTexts(table),
    // A statement of its own, which sees what was committed before it had the rows to itself.
    `INSERT INTO ${FREQUENT_WORD_TABLE} ("tableName", "word", "total")
      SELECT ${name}, ${sequelize.escape(word)}, (${counted}) ON CONFLICT DO NOTHING`,
    `DELETE FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = ${name} AND ("total" < ${FORGOTTEN_BELOW} OR "word" IN (
      SELECT "word" FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = ${name} ORDER BY "total" DESC, "word" OFFSET ${MOST_WORDS}))`,
  ])
    await sequelize.query(sql, { transaction, type: QueryTypes.RAW })
}
