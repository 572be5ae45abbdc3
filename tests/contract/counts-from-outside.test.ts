import { afterEach, beforeEach, expect, test } from 'vitest'
import { borrowList, type ListDatabase } from './list-databases.ts'

let database: ListDatabase
beforeEach(async () => {
  database = await borrowList()
})
afterEach(() => database.close())

const day = { field: 'createTime', from: '2026-01-04T16:00:00.000Z', to: '2026-01-05T15:59:59.999Z' }

async function expectCounts(whole: number, ofDay: number): Promise<void> {
  const messages = database.backend.stores.of('contact-message')
  expect([await messages.count(), await messages.count({ range: day })]).toEqual([whole, ofDay])
}

test('rows that PostgreSQL takes in by COPY and loses by TRUNCATE are counted, in a list of days too', async () => {
  const copy = `COPY contact_message ("name", "createTime")
    FROM PROGRAM 'printf "a,2026-01-05T02:00:00.000Z\\nb,2026-01-05T08:00:00.000Z\\nc,2026-02-01T02:00:00.000Z\\n"' WITH (FORMAT csv)`
  await database.run(copy)
  await expectCounts(3, 2)
  await database.run('TRUNCATE contact_message')
  await expectCounts(0, 0)
  await database.run(copy)
  await expectCounts(3, 2)
})
