/** How many rows of a table were made in each hour, kept by triggers in the transaction that changes them. */
export const HOUR_COUNT_TABLE = 'hour_count'

/** As much of a moment's text as names its hour: `2026-01-05T16`. */
export const HOUR_LENGTH = 13

/** SQL that counts a table's rows by the hour of their `createTime` from now on, for each database. */
export const hourCountTriggers = {
  sqlite: (table: string) => [
    `CREATE TRIGGER "${table}_came" AFTER INSERT ON "${table}" WHEN NEW."createTime" IS NOT NULL
      BEGIN ${oneMore(table)}; END`,
    `CREATE TRIGGER "${table}_went" AFTER DELETE ON "${table}" WHEN OLD."createTime" IS NOT NULL
      BEGIN ${oneLess(table)}; END`,
    `CREATE TRIGGER "${table}_moved" AFTER UPDATE OF "createTime" ON "${table}"
      BEGIN ${oneLess(table)}; ${oneMore(table)}; END`,
  ],
  // Once a statement, so that a large purge updates an hour once. A fixed order prevents deadlocks.
  postgres: (table: string) => [
    ...postgresTrigger(`${table}_came`, perHour(table, '+'), `AFTER INSERT ON "${table}" ${manyRows('NEW')}`),
    ...postgresTrigger(`${table}_went`, perHour(table, '-'), `AFTER DELETE ON "${table}" ${manyRows('OLD')}`),
    ...postgresTrigger(
      `${table}_moved`,
      `${oneLess(table)}; ${oneMore(table)}`,
      `AFTER UPDATE OF "createTime" ON "${table}" FOR EACH ROW`,
    ),
    ...postgresTrigger(
      `${table}_left`,
      `DELETE FROM ${HOUR_COUNT_TABLE} WHERE "tableName" = '${table}'`,
      `AFTER TRUNCATE ON "${table}" FOR EACH STATEMENT`,
    ),
  ],
}

const manyRows = (rows: 'NEW' | 'OLD') => `REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT`

const hourOf = (row: string) => `substr(${row}"createTime", 1, ${HOUR_LENGTH})`

/** SQL that counts what a table holds already. */
export function countedByHour(table: string, rows = `"${table}"`, sign = ''): string {
  return `INSERT INTO ${HOUR_COUNT_TABLE} ("tableName", "hour", "total")
    SELECT '${table}', ${hourOf('')}, ${sign}count(*) FROM ${rows} WHERE "createTime" IS NOT NULL GROUP BY 2 ORDER BY 2`
}

function perHour(table: string, sign: '+' | '-'): string {
  return `${countedByHour(table, 'changed', sign)} ${added('EXCLUDED."total"')}`
}

function oneMore(table: string): string {
  return `INSERT INTO ${HOUR_COUNT_TABLE} ("tableName", "hour", "total")
    SELECT '${table}', ${hourOf('NEW.')}, 1 WHERE NEW."createTime" IS NOT NULL ${added('1')}`
}

function oneLess(table: string): string {
  return `UPDATE ${HOUR_COUNT_TABLE} SET "total" = "total" - 1 WHERE "tableName" = '${table}' AND "hour" = ${hourOf('OLD.')}`
}

const added = (amount: string) =>
  `ON CONFLICT ("tableName", "hour") DO UPDATE SET "total" = ${HOUR_COUNT_TABLE}."total" + ${amount}`

function postgresTrigger(name: string, body: string, when: string): string[] {
  return [
    `CREATE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $body$BEGIN ${body}; RETURN NULL; END$body$`,
    `CREATE TRIGGER "${name}" ${when} EXECUTE FUNCTION "${name}"()`,
  ]
}
