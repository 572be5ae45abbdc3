import { ROW_COUNT_TABLE } from './row-counts.ts'
import { SEPARATOR } from './search-indexes.ts'

/**
 * How many rows of a PostgreSQL table contain a frequent word; triggers update it in the writing transaction. The
 * site chose the words; a rare one is deleted automatically.
 */
export const FREQUENT_WORD_TABLE = 'frequent_word'

/** With fewer hits a word is forgotten: it is soon counted, and might say something of somebody. */
const FORGOTTEN_BELOW = 1000

/** SQL for all searched texts of a row; the separator occurs in no word. */
function searchedText(fields: readonly string[]): string {
  const quoted = fields.map((field) => `"${field}"`).join(', ')
  return `lower(array_to_string(ARRAY[${quoted}], chr(${SEPARATOR.charCodeAt(0)})))`
}

/**
 * SQL by which nobody else changes texts of this table, nor chooses a word of it, until the transaction ends. As the count is
 * written and not only locked, a transaction of an older view fails on it.
 */
const holdTexts = (table: string): string =>
  `UPDATE ${ROW_COUNT_TABLE} SET "total" = "total" WHERE "tableName" = '${table}'`

/**
 * SQL for statement-level triggers that see concurrent changes, since the row count update before them locks the
 * table's texts. Trigger names sort: `_added` and `_removed` (row-counts.ts) run before `_words_`.
 */
export function frequentWordTriggers(table: string, fields: readonly string[]): string[] {
  const text = searchedText(fields)
  // Most sites have none of these words, and their writes pay for one look.
  const counted = (
    changes: string,
  ) => `IF EXISTS (SELECT FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = '${table}') THEN
    WITH texts AS MATERIALIZED (${changes}),
      changed AS (SELECT "word", sum("amount") AS "amount" FROM ${FREQUENT_WORD_TABLE}
        JOIN texts ON strpos("text", "word") > 0 WHERE "tableName" = '${table}' GROUP BY "word")
    UPDATE ${FREQUENT_WORD_TABLE} AS kept SET "total" = "total" + "amount" FROM changed
      WHERE kept."tableName" = '${table}' AND kept."word" = changed."word" AND "amount" <> 0;
    DELETE FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = '${table}' AND "total" < ${FORGOTTEN_BELOW}; END IF`
  const textsOf = (rows: string, amount: number) =>
    `SELECT ${text} AS "text", ${amount} AS "amount" FROM ${rows}`
  const changes = `${textsOf('come', 1)} UNION ALL ${textsOf('gone', -1)}`
  // Most changes of a row are none of its texts; then nobody waits for anybody.
  const unlessEqual = `IF EXISTS (SELECT ${text} FROM come EXCEPT ALL SELECT ${text} FROM gone) THEN ${holdTexts(table)}; ${counted(changes)}; END IF`
  return [
    ...trigger(table, 'came', counted(textsOf('come', 1)), 'INSERT', 'REFERENCING NEW TABLE AS come'),
    ...trigger(table, 'went', counted(textsOf('gone', -1)), 'DELETE', 'REFERENCING OLD TABLE AS gone'),
    ...trigger(table, 'changed', unlessEqual, 'UPDATE', 'REFERENCING OLD TABLE AS gone NEW TABLE AS come'),
    ...trigger(
      table,
      'left',
      `DELETE FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = '${table}'`,
      'TRUNCATE',
    ),
  ]
}

function trigger(table: string, what: string, body: string, event: string, rows = ''): string[] {
  const name = `"${table}_words_${what}"`
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $body$BEGIN ${body}; RETURN NULL; END$body$`,
    `CREATE TRIGGER ${name} AFTER ${event} ON "${table}" ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
  ]
}
