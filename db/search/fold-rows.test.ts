import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#tests/setup/migrate.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { foldRows } from './fold-rows.ts'

const ROWS = 600

let dataDir: string
let connection: Connection
let reported: unknown[][]
const report = (...told: unknown[]) => void reported.push(told)
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fold-rows-'))
  connection = await connect(dataDir)
  await migrate(connection)
  reported = []
})
afterEach(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

const run = (sql: string) =>
  connection.write((transaction) => connection.sequelize.query(sql, { transaction }))

async function put(rows: number): Promise<void> {
  await run(`INSERT INTO contact_message ("name") WITH RECURSIVE numbers(n) AS
    (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows}) SELECT '某' || n FROM numbers`)
  await run(`INSERT INTO news ("title") VALUES ('新闻')`)
}

const unfolded = (table: string) =>
  connection.sequelize.query<{ id: number }>(`SELECT "id" FROM ${table} WHERE "searchText" IS NULL`, {
    type: QueryTypes.SELECT,
  })

test('rows that cannot be written are left out; those behind them and those of other types are folded', async () => {
  await put(20)
  // Behind the 500 ids that are folded one by one.
  await run(`INSERT INTO contact_message ("id", "name") VALUES (${ROWS}, '某')`)
  await run(`CREATE TRIGGER damaged BEFORE UPDATE ON contact_message WHEN OLD."id" IN (7, 8)
    BEGIN SELECT RAISE(ABORT, 'damaged'); END`)
  await foldRows(connection, report)
  expect([await unfolded('contact_message'), await unfolded('news')]).toEqual([[{ id: 7 }, { id: 8 }], []])
  expect(reported.at(-1)).toEqual([
    '未能为搜索整理全部记录，没有整理的会出现在每次搜索中，下次启动时再试',
    { type: '留言', rows: 2, error: expect.stringContaining('damaged') },
  ])
})

test('where no row can be written it gives up soon, and goes on with other types', async () => {
  await put(ROWS)
  await run(`CREATE TRIGGER full BEFORE UPDATE ON contact_message BEGIN SELECT RAISE(ABORT, 'full'); END`)
  await foldRows(connection, report)
  expect([(await unfolded('contact_message')).length, await unfolded('news')]).toEqual([ROWS, []])
  expect(reported).toEqual([[expect.any(String), { type: '留言', rows: 100, error: expect.any(String) }]])
})

test('where all rows are folded it takes no lock of the writer', async () => {
  await put(1)
  await foldRows(connection, report)
  let writes = 0
  const write: Connection['write'] = (...sent) => ((writes += 1), connection.write(...sent))
  await foldRows({ ...connection, write }, report)
  expect([writes, reported]).toEqual([0, []])
})
