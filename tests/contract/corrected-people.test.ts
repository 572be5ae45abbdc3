import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '#content/person/erase-person.ts'
import { listDatabases, type ListDatabase } from './list-databases.ts'

describe.each(listDatabases)('a person whose data was corrected by SQL on %s', (_name, open) => {
  let database: ListDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  test.each([
    ['phone', '13912345678', { phone: '+86 139 1234 5678' }],
    ['email', 'lin@example.com', { email: 'LIN@example.com' }],
    ['email', 'Lin@Example.com', { email: 'Lin@Example.com' }],
  ])('is erased by the %s %s', async (column, corrected, identity) => {
    const { backend, run } = database
    const values = { name: '林晓', phone: '13800000000', email: 'old@example.com' }
    for (const type of ['contact-message', 'application'])
      await backend.transaction((stores) => stores.of(type).create(values))
    for (const table of ['contact_message', 'application'])
      await run(`UPDATE ${table} SET "${column}" = '${corrected}'`)
    expect(await erasePerson(backend, { phone: '13700000000' })).toMatchObject({ messages: [] })
    expect(await erasePerson(backend, identity)).toMatchObject({
      messages: [{ [column]: corrected }],
      applications: [{ [column]: corrected }],
    })
  })
})
