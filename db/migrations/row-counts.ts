/** How many rows a table has, kept by triggers in the transaction that changes them. */
export const ROW_COUNT_TABLE = 'row_count'

/** SQL that keeps the count of a table from now on, for each database. */
export const rowCountTriggers = {
  sqlite: (table: string) => [
    `CREATE TRIGGER "${table}_added" AFTER INSERT ON "${table}" BEGIN ${counted(table, '+ 1')}; END`,
    `CREATE TRIGGER "${table}_removed" AFTER DELETE ON "${table}" BEGIN ${counted(table, '- 1')}; END`,
  ],
  // Once a statement, so that a purge of many rows changes the count once.
  postgres: (table: string) => [
    ...postgresTrigger(table, 'added', 'AFTER INSERT', 'NEW', '+ (SELECT count(*) FROM changed)'),
    ...postgresTrigger(table, 'removed', 'AFTER DELETE', 'OLD', '- (SELECT count(*) FROM changed)'),
    ...postgresTrigger(table, 'emptied', 'AFTER TRUNCATE', undefined, '* 0'),
  ],
}

function postgresTrigger(table: string, what: string, when: string, rows: string | undefined, by: string) {
  const name = `"${table}_${what}"`
  const referencing = rows ? `REFERENCING ${rows} TABLE AS changed ` : ''
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN ${counted(table, by).replaceAll("'", "''")}; RETURN NULL; END'`,
    `CREATE TRIGGER ${name} ${when} ON "${table}" ${referencing}FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
  ]
}

function counted(table: string, by: string): string {
  return `UPDATE ${ROW_COUNT_TABLE} SET "total" = "total" ${by} WHERE "tableName" = '${table}'`
}
