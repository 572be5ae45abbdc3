import { countedByHour, HOUR_COUNT_TABLE, HOUR_LENGTH } from './hour-counts.ts'
import { ROW_COUNT_TABLE } from './row-counts.ts'

/** For each counted table of SQLite the row that stood last under a number that another one came for. */
const REPLACED_ROW_TABLE = 'replaced_row'

/** SQL that makes the table of such rows. */
export const replacedRowTable = `CREATE TABLE ${REPLACED_ROW_TABLE}
  ("tableName" TEXT PRIMARY KEY NOT NULL, "id" INTEGER NOT NULL, "hour" TEXT)`

/**
 * SQL that recounts a table and counts out rows replaced by `OR REPLACE`, which skips delete triggers without
 * `recursive_triggers`. A row is noted before its replacement and counted out after it; leftover notes are dropped
 * before the next row.
 */
export function countReplacedRows(table: string): string[] {
  const noteOf = `FROM ${REPLACED_ROW_TABLE} WHERE "tableName" = '${table}'`
  const holderOf = `FROM "${table}" WHERE "id" = NEW."id"`
  const isNoted = (row: string) => `EXISTS (SELECT 1 ${noteOf} AND "id" = ${row}."id")`
  const pair = (what: string, event: string, condition: string) => [
    `CREATE TRIGGER "${table}_${what}_over" BEFORE ${event} ON "${table}"
      WHEN ${condition}(EXISTS (SELECT 1 ${holderOf}) OR EXISTS (SELECT 1 ${noteOf}))
      BEGIN
        DELETE ${noteOf};
        INSERT INTO ${REPLACED_ROW_TABLE} ("tableName", "id", "hour")
          SELECT '${table}', "id", substr("createTime", 1, ${HOUR_LENGTH}) ${holderOf};
      END`,
    `CREATE TRIGGER "${table}_${what}_instead" AFTER ${event} ON "${table}" WHEN ${condition}${isNoted('NEW')}
      BEGIN
        UPDATE ${ROW_COUNT_TABLE} SET "total" = "total" - 1 WHERE "tableName" = '${table}';
        UPDATE ${HOUR_COUNT_TABLE} SET "total" = "total" - 1
          WHERE "tableName" = '${table}' AND "hour" = (SELECT "hour" ${noteOf});
        DELETE ${noteOf};
      END`,
  ]
  return [
    ...pair('put', 'INSERT', ''),
    ...pair('renumbered', 'UPDATE OF "id"', 'NEW."id" IS NOT OLD."id" AND '),
    `CREATE TRIGGER "${table}_counted_out" AFTER DELETE ON "${table}" WHEN ${isNoted('OLD')} BEGIN DELETE ${noteOf}; END`,
    `UPDATE ${ROW_COUNT_TABLE} SET "total" = (SELECT count(*) FROM "${table}") WHERE "tableName" = '${table}'`,
    `DELETE FROM ${HOUR_COUNT_TABLE} WHERE "tableName" = '${table}'`,
    countedByHour(table),
  ]
}
