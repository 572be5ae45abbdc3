import { QueryTypes, type Transaction } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '#db/connection.ts'
import { keepWord } from '#db/lists/frequent-words.ts'
import { searchedTables } from '#db/lists/searched-tables.ts'
import { FREQUENT_WORD_TABLE } from '#db/migrations/frequent-words.ts'
import { borrowList, type ListDatabase } from './list-databases.ts'
import { addressOf } from './postgres-databases.ts'

const ROWS = 3000
const WORDS = ['标注', '数据标注', 'ab', '张伟']
const fields = searchedTables.get('contact_message') ?? []
/** Each of them in all rows, in one text or another, and large letters among small ones. */
const columns = '"name", "subject", "message"'
const texts = `'张伟' || n, 'xAb' || n, '数据标注'`
const filled = (rows: number) => `INSERT INTO contact_message (${columns})
  SELECT ${texts} FROM generate_series(1, ${rows}) AS numbers(n)`

let database: ListDatabase
/** Somebody else at the same database. */
let other: Connection
beforeEach(async () => {
  database = await borrowList()
  const asked = { type: QueryTypes.SELECT, plain: true } as const
  const sql = 'SELECT current_database() AS name'
  const found = await database.connection.sequelize.query<{ name: string }>(sql, asked)
  other = await connect('', addressOf(found?.name ?? ''))
})
afterEach(async () => {
  await other.close()
  await database.close()
})

const messages = () => database.backend.stores.of('contact-message')
const total = (keyword: string) => messages().count({ search: { fields, keyword } })
const isFound = (word: string) =>
  fields.map((field) => `strpos(lower("${field}"), '${word}') > 0`).join(' OR ')
const counted = (word: string) => `SELECT count(*) FROM contact_message WHERE ${isFound(word)}`

async function ask(sql: string, transaction?: Transaction): Promise<number[]> {
  const { sequelize } = database.connection
  const found = await sequelize.query<object>(sql, { transaction, type: QueryTypes.SELECT })
  return found.flatMap((row) => Object.values(row)).map(Number)
}

const keptNumber = (word: string) =>
  ask(
    `SELECT "total" FROM ${FREQUENT_WORD_TABLE} WHERE "tableName" = 'contact_message' AND "word" = '${word}'`,
  )

/** Asks for words until their numbers are kept. */
async function isKept(words: readonly string[] = WORDS): Promise<void> {
  for (const word of words) {
    await expect
      .poll(async () => (await total(word), keptNumber(word)), { timeout: 20_000, interval: 10 })
      .toEqual(await ask(counted(word)))
  }
}

/** What is kept, beside what a look at each row finds. */
async function expectRight(words: readonly string[] = WORDS): Promise<void> {
  for (const word of words) {
    const rows = await ask(counted(word))
    expect({ word, kept: await keptNumber(word) }).toEqual({ word, kept: rows })
    expect([await total(word)]).toEqual(rows)
  }
}

test('what very many rows hold is counted once, and is no longer looked up for its first page', async () => {
  await database.run(filled(ROWS))
  expect(await total('标注')).toBe(ROWS)
  await isKept(['标注'])
  await database.run(`UPDATE ${FREQUENT_WORD_TABLE} SET "total" = 5577`)
  expect(await total('标注')).toBe(5577)
  const statements: string[] = []
  const { options } = database.connection.sequelize as unknown as { options: { logging: unknown } }
  options.logging = (line: string) => void statements.push(line)
  const found = await messages().find({ search: { fields, keyword: '标注' }, offset: 0, limit: 10 })
  options.logging = false
  expect(found.length).toBe(10)
  expect(statements.join('\n')).not.toContain('search_pieces')
})

test('what few rows hold, or is sought in some of the texts only, has no number kept', async () => {
  await database.run(filled(2000))
  expect(await total('标注')).toBe(2000)
  await database.run(filled(1))
  expect(await messages().count({ search: { fields: ['message'], keyword: '标注' } })).toBe(2001)
  // Kept after the two would have been.
  await isKept(['张伟'])
  expect(await ask(`SELECT count(*) FROM ${FREQUENT_WORD_TABLE}`)).toEqual([1])
})

test('a kept number is right after whatever changes rows', async () => {
  await database.run(filled(ROWS))
  await isKept()
  const changes = [
    `INSERT INTO contact_message (${columns}) VALUES ('张伟', '', '标注'), ('李', 'AB aB', ''), ('', '', '')`,
    `COPY contact_message (${columns}) FROM PROGRAM 'printf "a张伟,标,注\\nb,ab,标注标注\\n"' WITH (FORMAT csv)`,
    `UPDATE contact_message SET "message" = '标' WHERE "id" <= 40`,
    `UPDATE contact_message SET "subject" = '注', "phone" = 'Ab' WHERE "id" <= 50`,
    `UPDATE contact_message SET "message" = '二标注' WHERE "id" BETWEEN 20 AND 30`,
    `UPDATE contact_message SET "createTime" = '2026-01-05'`,
    `UPDATE contact_message SET "id" = 90000 + "id" WHERE "id" < 7`,
    `INSERT INTO contact_message ("id", ${columns}) VALUES (9, '无', '无', '无'), (80000, '张伟', 'ab', '数据标注')
      ON CONFLICT ("id") DO UPDATE SET "message" = excluded."message"`,
    `MERGE INTO contact_message AS kept USING (VALUES (10), (11), (80001)) AS given(number) ON kept."id" = number
      WHEN MATCHED AND number = 10 THEN DELETE
      WHEN MATCHED THEN UPDATE SET "message" = '没有'
      WHEN NOT MATCHED THEN INSERT ("id", ${columns}) VALUES (number, '张伟', 'AB', '标注')`,
    `WITH gone AS (DELETE FROM contact_message WHERE "id" % 100 = 3 RETURNING "name")
      INSERT INTO contact_message ("name") SELECT "name" || '又' FROM gone WHERE "name" LIKE '%1%'`,
    `DELETE FROM contact_message WHERE "id" % 90 = 1`,
  ]
  for (const change of changes) {
    await database.run(change)
    await expectRight()
  }
})

test('of rows that do not come in the end nothing is counted', async () => {
  await database.run(filled(ROWS))
  await isKept()
  const failed = database.connection.write(async (transaction) => {
    await database.connection.sequelize.query(filled(100), { transaction })
    expect(
      await ask(`SELECT "total" FROM ${FREQUENT_WORD_TABLE} WHERE "word" = '标注'`, transaction),
    ).toEqual([3100])
    await expectRight()
    throw new Error('given up')
  })
  await expect(failed).rejects.toThrow('given up')
  await expectRight()
  await database.connection.write(async (transaction) => {
    for (const sql of ['SAVEPOINT before', filled(100), 'ROLLBACK TO before', filled(10)])
      await database.connection.sequelize.query(sql, { transaction })
  })
  await expectRight()
  expect(await total('标注')).toBe(3010)
})

test('a transaction sees its own rows counted, others not before its end', async () => {
  await database.run(filled(ROWS))
  await isKept(['标注'])
  await database.backend.transaction(async (stores) => {
    await stores.of('contact-message').create({ message: '标注' })
    expect(await stores.of('contact-message').count({ search: { fields, keyword: '标注' } })).toBe(3001)
    expect(await total('标注')).toBe(3000)
  })
  expect(await total('标注')).toBe(3001)
})

test('an emptied table has no words, and what comes then is counted anew', async () => {
  await database.run(filled(ROWS))
  await isKept()
  await database.run('TRUNCATE contact_message')
  expect(await total('标注')).toBe(0)
  await database.run(filled(2500))
  expect(await total('标注')).toBe(2500)
  await isKept()
})

test('a word is forgotten once few rows hold it', async () => {
  await database.run(filled(ROWS))
  await isKept()
  await database.run(`DELETE FROM contact_message WHERE "id" > 1000`)
  await expectRight()
  await database.run(`UPDATE contact_message SET "message" = '' WHERE "id" = 1`)
  await expectRight(['ab', '张伟'])
  expect([await keptNumber('标注'), await total('标注')]).toEqual([[], 999])
})

/** Chooses a word, as the site does, in a transaction that somebody else comes in between. */
function choosing(word: string, meanwhile = () => Promise.resolve()): Promise<void> {
  const sought = { table: 'contact_message', word, counted: counted(word) }
  return database.connection.write(async (transaction) => {
    await keepWord(database.connection, sought, transaction)
    await meanwhile()
  })
}

/** What may happen to rows, and the statement by which it does. */
const changes = [
  ['come', filled(10)],
  ['go', 'DELETE FROM contact_message WHERE "id" <= 10'],
  ['change', `UPDATE contact_message SET "message" = '' WHERE "id" <= 10`],
]

test.each(changes)('rows that %s while a word is chosen are counted', async (_what, change) => {
  await database.run(filled(ROWS))
  let changed: Promise<unknown> = Promise.resolve()
  await choosing('标注', async () => {
    changed = other.sequelize.query(change)
    await expect
      .poll(() =>
        ask(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toEqual([1])
  })
  await changed
  await expectRight(['标注'])
})

test.each(changes)('no word is chosen while rows %s, and nobody waits for that', async (_what, change) => {
  await database.run(filled(ROWS))
  await other.sequelize.transaction(async (transaction) => {
    await other.sequelize.query(change, { transaction })
    await choosing('标注')
    expect(await keptNumber('标注')).toEqual([])
  })
  await choosing('标注')
  await expectRight(['标注'])
})

test.each(changes)('a transaction that does not see a chosen word lets no rows %s', async (_what, change) => {
  await database.run(filled(ROWS))
  const older = other.sequelize.transaction(async (transaction) => {
    await other.sequelize.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', { transaction })
    await other.sequelize.query('SELECT 1 FROM contact_message LIMIT 1', { transaction })
    await choosing('标注')
    await other.sequelize.query(change, { transaction })
  })
  await expect(older).rejects.toThrow('could not serialize access')
  await expectRight(['标注'])
})

test('of very many words those with the most hits stay', async () => {
  await database.run(filled(ROWS))
  await database.run(`UPDATE contact_message SET "phone" = '少见' WHERE "id" <= 2500`)
  const words = Array.from({ length: 40 }, (_, place) => `词${String.fromCharCode(0x4e00 + place)}`)
  await database.run(`UPDATE contact_message SET "message" = '${words.join('')}'`)
  for (const word of ['少见', ...words.slice(1)]) await choosing(word)
  await isKept(words.slice(0, 1))
  expect(await keptNumber('少见')).toEqual([])
  expect(await ask(`SELECT count(*) FROM ${FREQUENT_WORD_TABLE}`)).toEqual([40])
  // It is counted each time from now on.
  expect(await total('少见')).toBe(2500)
  await expectRight(words)
})
