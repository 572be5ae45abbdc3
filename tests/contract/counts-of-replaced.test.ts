import { afterEach, beforeEach, expect, test } from 'vitest'
import { QueryTypes } from 'sequelize'
import { migrate } from '#tests/setup/migrate.ts'
import { openSqliteLists, type ListDatabase } from './list-databases.ts'

let database: ListDatabase
beforeEach(async () => {
  database = await openSqliteLists()
})
afterEach(() => database.close())

const COUNTED = ['contact_message', 'application', 'audit']
const early = "'2026-01-05T02:00:00.000Z'"
const late = "'2026-01-05T08:00:00.000Z'"

const ask = (sql: string) => database.connection.sequelize.query(sql, { type: QueryTypes.SELECT })
const put = (table: string, how: string, ...rows: string[]) =>
  database.run(`${how} INTO ${table} ("id", "createTime") VALUES ${rows.join(', ')}`)

/** Compares both counts with a look at each row, and the rows' numbers with what is expected. */
async function expectCounted(table: string, ids: readonly number[]): Promise<void> {
  const rows = await ask(`SELECT "id" FROM ${table} ORDER BY 1`)
  expect(rows).toEqual(ids.map((id) => ({ id })))
  const hours = `SELECT "hour", "total" FROM hour_count WHERE "tableName" = '${table}' AND "total" <> 0 ORDER BY 1`
  expect(await ask(hours)).toEqual(
    await ask(`SELECT substr("createTime", 1, 13) AS "hour", count(*) AS "total" FROM ${table}
      WHERE "createTime" IS NOT NULL GROUP BY 1 ORDER BY 1`),
  )
  expect(await ask(`SELECT "total" FROM row_count WHERE "tableName" = '${table}'`)).toEqual([
    { total: ids.length },
  ])
}

test.each(COUNTED)('rows of %s that SQLite replaces are counted out, in their hour too', async (table) => {
  for (const time of [early, late, 'NULL', late]) {
    await put(table, 'INSERT OR REPLACE', `(1, ${time})`)
    await expectCounted(table, [1])
  }
  await put(table, 'REPLACE', `(1, ${early})`, `(2, ${late})`, `(2, ${early})`, `(1, NULL)`)
  await expectCounted(table, [1, 2])
  await put(table, 'INSERT', `(NULL, ${late})`)
  await database.run(`UPDATE OR REPLACE ${table} SET "id" = "id" - 1 WHERE "id" > 1`)
  await expectCounted(table, [1, 2])
  await database.run(`UPDATE ${table} SET "id" = "id"`)
  await expectCounted(table, [1, 2])
})

test.each([
  ['ignored', (table: string) => put(table, 'INSERT OR IGNORE', `(1, ${late})`)],
  [
    'refused',
    (table: string) => expect(put(table, 'INSERT', `(3, ${late}), (1, ${late})`)).rejects.toThrow(),
  ],
  [
    'made an update',
    (table: string) =>
      database.run(
        `INSERT INTO ${table} ("id", "createTime") VALUES (1, ${late}) ON CONFLICT ("id") DO UPDATE SET "createTime" = NULL`,
      ),
  ],
])('a row that is %s in place of another leaves the counts right, then and later', async (_how, come) => {
  const table = 'contact_message'
  await put(table, 'INSERT', `(1, ${early})`, `(2, ${early})`)
  await come(table)
  await expectCounted(table, [1, 2])
  await database.run(`UPDATE ${table} SET "id" = "id"`)
  await expectCounted(table, [1, 2])
  await database.run(`UPDATE ${table} SET "id" = 9 WHERE "id" = 1`)
  await put(table, 'INSERT', `(1, ${early})`)
  await expectCounted(table, [1, 2, 9])
  await come(table)
  await database.run(`DELETE FROM ${table} WHERE "id" = 1`)
  await put(table, 'INSERT', `(1, ${late})`)
  await expectCounted(table, [1, 2, 9])
})

test('a tool that runs the delete triggers of replaced rows has them counted out once', async () => {
  const table = 'contact_message'
  // In the same transaction, so that all of it meets the same connection.
  await database.connection.write(async (transaction) => {
    const run = (sql: string) =>
      database.connection.sequelize.query(sql, { transaction, type: QueryTypes.SELECT })
    await run('PRAGMA recursive_triggers = ON')
    expect(await run('PRAGMA recursive_triggers')).toEqual([{ recursive_triggers: 1 }])
    for (const time of [early, late])
      await run(`INSERT OR REPLACE INTO ${table} ("id", "createTime") VALUES (1, ${time})`)
    await run('PRAGMA recursive_triggers = OFF')
  })
  await expectCounted(table, [1])
})

test('an upgrade puts right what replaced rows left too high', async () => {
  const ofReplaced = ['put_over', 'put_instead', 'renumbered_over', 'renumbered_instead', 'counted_out']
  for (const each of COUNTED)
    for (const what of ofReplaced) await database.run(`DROP TRIGGER "${each}_${what}"`)
  await database.run('DROP TABLE replaced_row')
  await database.run(`DELETE FROM applied_migration WHERE name = '012-replaced-counts'`)
  for (const table of COUNTED)
    for (const time of [early, late, late]) await put(table, 'INSERT OR REPLACE', `(1, ${time})`)
  expect(await ask('SELECT DISTINCT "total" FROM row_count')).toEqual([{ total: 3 }])
  await migrate(database.connection)
  for (const table of COUNTED) await expectCounted(table, [1])
})
