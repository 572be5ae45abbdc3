import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { column, type Migration } from './schema.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

let dataDir: string
let connection: Connection

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'migrate-'))
  connection = await connect(dataDir)
})
afterEach(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

const first: Migration = {
  name: '001-first',
  up: (schema) => schema.createTable('plant', { id: column.id, title: column.text }),
}
const second: Migration = {
  name: '002-second',
  up: (schema) => schema.addColumn('plant', 'height', column.decimal),
}
const halfFailing: Migration = {
  name: '003-half-failing',
  async up(schema) {
    await schema.createTable('animal', { id: column.id })
    await schema.run('ALTER TABLE no_such_table ADD COLUMN x TEXT')
  },
}

async function tables(): Promise<string[]> {
  const rows = await connection.sequelize.query<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    { type: QueryTypes.SELECT },
  )
  return rows.map(({ name }) => name)
}

test('pending migrations are applied once, in order', async () => {
  expect(await migrate(connection, [first])).toEqual(['001-first'])
  expect(await migrate(connection, [first, second])).toEqual(['002-second'])
  expect(await migrate(connection, [first, second])).toEqual([])
})

test('a migration that fails half-way leaves the old schema and refuses the start', async () => {
  await migrate(connection, [first])
  await expect(migrate(connection, [first, second, halfFailing])).rejects.toThrow(StartRefusal)
  expect(await tables()).toEqual(['applied_migration', 'plant'])
  expect(await migrate(connection, [first, second])).toEqual(['002-second'])
})

test('a database newer than the code refuses the start', async () => {
  await migrate(connection, [first, second])
  await expect(migrate(connection, [first])).rejects.toThrow(/002-second/)
})

test('two processes that start together apply each migration once', async () => {
  const other = await connect(dataDir)
  const applied = await Promise.all([migrate(connection, [first, second]), migrate(other, [first, second])])
  expect(applied.flat()).toEqual(['001-first', '002-second'])
  await other.close()
})
