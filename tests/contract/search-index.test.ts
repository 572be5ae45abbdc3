import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Query } from '#contract/engine/backend.ts'
import type { Work } from '#contract/engine/operation.ts'
import { storedFields } from '#contract/stored-types.ts'
import { application } from '#contract/types/application.ts'
import { contactMessage } from '#contract/types/contact-message.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { tableNameOf } from '#db/columns.ts'
import { DATABASE_FILE } from '#db/connect-sqlite.ts'
import { connect } from '#db/connection.ts'
import { searchedTables } from '#db/lists/searched-tables.ts'
import { migrations } from '#db/migrations/index.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { isFilled, listDatabases, openSqliteLists, runOn, type ListDatabase } from './list-databases.ts'
import { createDatabase } from './postgres-databases.ts'

const personalKey = Buffer.alloc(32, 7)
const fields = searchedTables.get('contact_message') ?? []
const day = { field: 'createTime', from: '2026-01-04T16:00:00.000Z', to: '2026-01-05T15:59:59.999Z' }

/** Messages of one day, every hundredth of 张伟. */
const filledBy = (rows: number) => `INSERT INTO contact_message ("name", "createTime")
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
  SELECT CASE n % 100 WHEN 0 THEN '张伟' ELSE '某' || n END, '2026-01-05T02:00:00.000Z' FROM numbers`

test.each([
  ['messages', contactMessage],
  ['applications', application],
])(
  'the list of %s looks through the texts that its index holds, none of which is sealed',
  async (_name, type) => {
    let asked: Query = {}
    const store = {
      find: (query: Query) => Promise.resolve(((asked = query), [])),
      count: () => Promise.resolve(0),
    }
    const paged = type.calls.find(({ operation }) => operation.name === 'paged')
    const work = {
      type,
      stores: { of: () => store },
      query: new URLSearchParams('keyword=x'),
      queryNames: [],
    }
    await paged?.operation.perform(work as unknown as Work)
    expect(asked.search?.fields).toEqual(searchedTables.get(tableNameOf(type)))
    const sealed = storedFields(type).filter(({ column }) => column === 'sealed')
    expect(asked.search?.fields).not.toContain(sealed[0]?.name)
  },
)

describe.each(listDatabases)('what lists of many rows ask %s', (name, open) => {
  let database: ListDatabase
  beforeEach(async () => {
    database = await open()
    await database.run(filledBy(3000))
    await database.isFilled('contact_message')
    if (name === 'PostgreSQL') await database.connection.sequelize.query('ANALYZE contact_message')
  })
  afterEach(() => database.close())

  const store = () => database.backend.stores.of('contact-message')

  /** The statements of some work, each with how it is carried out. */
  async function plansOf(work: () => Promise<unknown>): Promise<string> {
    const { sequelize } = database.connection
    const statements: string[] = []
    const { options } = sequelize as unknown as { options: { logging: unknown } }
    options.logging = (line: string) => void statements.push(line.replace(/^Executing \([^)]*\): /, ''))
    await work()
    options.logging = false
    const explain = name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
    const plans = statements.map((sql) =>
      sequelize.query<object>(`${explain} ${sql}`, { type: QueryTypes.SELECT }),
    )
    return [...statements, ...(await Promise.all(plans)).flat().flatMap((line) => Object.values(line))].join(
      '\n',
    )
  }

  test.each(['张伟', '张伟明', '龘靐'])(
    'a search for %s reads the index and the rows that it names',
    async (keyword) => {
      const search = { fields, keyword }
      const plans = await plansOf(async () => {
        await store().find({ search, order: [{ field: 'id', direction: 'desc' }], offset: 0, limit: 10 })
        await store().count({ search, where: { isSuspect: 0 } })
        await store().count({ search })
      })
      expect(plans).toMatch(
        /SCAN contact_message_search(_terms)? VIRTUAL TABLE INDEX|Bitmap Index Scan on contact_message_search/,
      )
      expect(plans).not.toMatch(/SCAN contact.message$|Seq Scan on contact_message/m)
    },
  )

  test('a word that stands in very many rows is counted, those among them that came just now too', async () => {
    const search = { fields, keyword: '号某' }
    await database.run(`UPDATE contact_message SET "subject" = '号某' || ("id" % 7), "message" = '二号某'`)
    await database.isFilled('contact_message')
    await database.run(`INSERT INTO contact_message ("message") VALUES ('三号某龘')`)
    expect(await store().count({ search })).toBe(3001)
    await database.isFilled('contact_message')
    expect(await store().count({ search })).toBe(3001)
    expect(await store().count({ search: { fields: ['subject'], keyword: '号某' } })).toBe(3000)
  })

  test('where very many rows were changed by SQL, all are found as they are now', async () => {
    await database.run(filledBy(3000))
    await database.isFilled('contact_message')
    await database.run(`UPDATE contact_message SET "phone" = '13' || "id"`)
    await database.run(`UPDATE contact_message SET "name" = '王芳' WHERE "id" <= 2000`)
    const total = (keyword: string) => store().count({ search: { fields, keyword } })
    expect([await total('张伟'), await total('王芳'), await total('132999')]).toEqual([40, 2000, 1])
    await database.isFilled('contact_message')
    expect([await total('张伟'), await total('王芳'), await total('132999')]).toEqual([40, 2000, 1])
  })

  test('the messages of a day are not counted one by one', async () => {
    await database.run('UPDATE hour_count SET total = 77')
    expect(await store().count({ range: day })).toBe(77)
  })

  test('the last page is read from the end', async () => {
    const plans = await plansOf(() =>
      store().find({ order: [{ field: 'id', direction: 'desc' }], offset: 2990, limit: 10 }),
    )
    expect(plans).toMatch(/ORDER BY .*`?"?id"?`? ASC/)
    expect(plans).not.toContain('2990')
  })
})

describe('an older database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'search-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  test.each([
    ['SQLite', () => Promise.resolve(undefined)],
    ['PostgreSQL', () => createDatabase('template0')],
  ])(
    'of %s has its rows found and counted after the upgrade, though a start was cut short',
    async (_name, create) => {
      const databaseUrl = await create()
      const older = await connect(dataDir, databaseUrl)
      await migrate(
        older,
        migrations.slice(
          0,
          migrations.findIndex(({ name }) => name === '009-growing-lists'),
        ),
      )
      await runOn(older, filledBy(9000))
      await older.close()
      const upgrading = await createDatabaseBackend({ dataDir, databaseUrl, personalKey })
      await upgrading.close()
      const site = await createDatabaseBackend({ dataDir, databaseUrl, personalKey })
      const totals = async () => {
        const messages = site.stores.of('contact-message')
        const named = { search: { fields, keyword: '张伟' } }
        return [
          await messages.count(named),
          (await messages.find(named)).length,
          await messages.count({ range: day }),
        ]
      }
      expect(await totals()).toEqual([90, 90, 9000])
      const beside = await connect(dataDir, databaseUrl)
      await isFilled(beside, 'contact_message')
      await beside.close()
      expect(await totals()).toEqual([90, 90, 9000])
      await site.close()
    },
  )
})

describe('erased is gone', () => {
  let database: ListDatabase
  beforeEach(async () => {
    database = await openSqliteLists()
    await database.run(filledBy(300))
    await database.run(`INSERT INTO contact_message ("name") VALUES ('龘靐齉')`)
    await database.isFilled('contact_message')
  })
  afterEach(() => database.close())

  const remove = () => database.backend.transaction((stores) => stores.of('contact-message').remove(301))
  /** How many pieces of the index begin with each of the letters. */
  const pieces = async () => {
    const counts = ['龘', '靐', '张伟'].map(
      (start) =>
        `(SELECT count(*) FROM contact_message_search_terms WHERE term >= '${start}' AND term < '${start}' || char(1114111)) AS ${start}`,
    )
    const asked = `SELECT ${counts.join(', ')}, (SELECT count(*) FROM contact_message_outdated) AS outdated`
    return (await database.connection.sequelize.query(asked, { type: QueryTypes.SELECT }))[0]
  }

  test('a removed message leaves its index with the transaction that removes it', async () => {
    expect(await pieces()).toEqual({ 龘: 1, 靐: 1, 张伟: 3, outdated: 0 })
    await remove()
    expect(await pieces()).toEqual({ 龘: 0, 靐: 0, 张伟: 3, outdated: 0 })
  })

  test('one that was removed or changed by SQL leaves it before the next erasure is done', async () => {
    await database.run('DELETE FROM contact_message WHERE "id" = 301')
    await database.run(`UPDATE contact_message SET "name" = '某' WHERE "id" = 100`)
    expect(await pieces()).toEqual({ 龘: 1, 靐: 1, 张伟: 3, outdated: 2 })
    await database.backend.wipeRemoved()
    expect(await pieces()).toEqual({ 龘: 0, 靐: 0, 张伟: 2, outdated: 0 })
  })

  const among = '("id", "name")'

  test('one in the place of which SQL puts another leaves it too, and what does not come changes nothing', async () => {
    await database.run(`INSERT OR IGNORE INTO contact_message ${among} VALUES (301, '张伟')`)
    await expect(database.run(`INSERT INTO contact_message ${among} VALUES (301, '张伟')`)).rejects.toThrow()
    await database.isFilled('contact_message')
    expect(await pieces()).toEqual({ 龘: 1, 靐: 1, 张伟: 3, outdated: 0 })
    // Twice, the second time while the first waits.
    for (const name of ['某', '张伟'])
      await database.run(`INSERT OR REPLACE INTO contact_message ${among} VALUES (301, '${name}')`)
    await database.isFilled('contact_message')
    expect(await pieces()).toEqual({ 龘: 0, 靐: 0, 张伟: 4, outdated: 0 })
    const merged = 'ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name"'
    await database.run(`INSERT INTO contact_message ${among} VALUES (301, '龘靐齉') ${merged}`)
    await database.isFilled('contact_message')
    expect(await pieces()).toEqual({ 龘: 1, 靐: 1, 张伟: 3, outdated: 0 })
  })

  test('no piece of an erased text stays in the file', async () => {
    await remove()
    expect(await database.backend.wipeRemoved()).toBe(true)
    const file = await readFile(join(database.dataDir, DATABASE_FILE))
    expect([file.includes('张伟'), file.includes('龘'), file.includes('靐')]).toEqual([true, false, false])
  })
})
