import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Connection } from '#db/connection.ts'
import { searchedTables } from '#db/lists/searched-tables.ts'
import { createPieceReckoner } from '#db/reckon-pieces.ts'
import { borrowList, type ListDatabase } from './list-databases.ts'

const TABLE = 'contact_message'
const fields = searchedTables.get(TABLE) ?? []
/** Of `user77@`: every row has the first two, one in nine the third, one in ninety each of the others. */
const pieces = ['use', 'ser', 'er7', 'r77', '77@']

let database: ListDatabase
beforeEach(async () => {
  database = await borrowList()
  await database.run(
    `INSERT INTO ${TABLE} ("email") SELECT 'user' || n || '@example.com' FROM generate_series(1, 3000) AS n`,
  )
})
afterEach(() => database.close())

const total = (keyword: string) =>
  database.backend.stores.of('contact-message').count({ search: { fields, keyword } })

test('of a longer word PostgreSQL is asked for the pieces that few rows hold, once it has reckoned them', async () => {
  const reckoner = createPieceReckoner(database.connection)
  expect(reckoner.rarest(TABLE, pieces)).toEqual(pieces)
  await reckoner.stop()
  await database.run(`ANALYZE ${TABLE}`)
  const later = createPieceReckoner(database.connection)
  later.rarest(TABLE, pieces)
  await later.stop()
  expect(later.rarest(TABLE, pieces).toSorted()).toEqual(['77@', 'er7', 'r77'])
})

test('a word is found however much is known of its pieces', async () => {
  expect([await total('user77@'), await total('USER77@'), await total('7@e')]).toEqual([1, 1, 300])
  await database.run(`ANALYZE ${TABLE}`)
  expect([await total('user77@'), await total('r77@ex'), await total('user3000@example.com')]).toEqual([
    1, 1, 1,
  ])
})

test('a word of three letters is found only where they stand together', async () => {
  await database.run(
    `INSERT INTO ${TABLE} ("name", "message") VALUES ('甲乙', '乙丙'), ('甲乙甲', '甲丙，乙丙'), ('无', '甲乙丙')`,
  )
  expect([await total('甲乙丙'), await total('甲乙'), await total('乙丙')]).toEqual([1, 3, 3])
  expect(await total('甲乙甲丙')).toBe(0)
})

test('while PostgreSQL cannot tell, all pieces are asked for', async () => {
  const away = { query: () => Promise.reject(new Error('away')) }
  const reckoner = createPieceReckoner({ sequelize: away } as unknown as Pick<Connection, 'sequelize'>)
  expect(reckoner.rarest(TABLE, pieces)).toEqual(pieces)
  await reckoner.stop()
  expect(reckoner.rarest(TABLE, pieces)).toEqual(pieces)
})
