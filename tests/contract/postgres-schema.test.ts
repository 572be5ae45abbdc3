import { QueryTypes } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFields, storedTypes, type ColumnKind } from '#content/registry/stored-types.ts'
import { tableNameOf } from '#db/store/columns.ts'
import type { Connection } from '#db/connection/connection.ts'
import { borrowDatabase } from './postgres-databases.ts'

let connection: Connection
let giveBack: () => Promise<void>

beforeAll(async () => {
  const borrowed = await borrowDatabase()
  connection = borrowed.connection
  giveBack = borrowed.giveBack
})
afterAll(() => giveBack())

const ask = <Row extends object>(sql: string) =>
  connection.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })

// Texts are ordered by their bytes and numbers as wide as in SQLite.
const sqlTypes: Record<ColumnKind, string> = {
  text: 'text COLLATE C',
  integer: 'bigint',
  double: 'double precision',
  json: 'text COLLATE C',
  encrypted: 'text COLLATE C',
}

test.each(storedTypes.map((type) => [type.name, type] as const))(
  'the migrated table of %s on PostgreSQL has exactly the declared columns',
  async (_name, type) => {
    const found = await ask<{ name: string; type: string; nullable: string }>(`
      SELECT column_name AS name, data_type || COALESCE(' COLLATE ' || collation_name, '') AS type, is_nullable AS nullable
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${tableNameOf(type)}'`)
    const declared = storedFields(type).map(({ name, column, isNullable }) => [
      name,
      sqlTypes[column],
      isNullable ? 'YES' : 'NO',
    ])
    const folded = type.searched ? [['searchText', 'text COLLATE C', 'YES']] : []
    expect(found.map((column) => [column.name, column.type, column.nullable]).sort()).toEqual(
      [['id', 'bigint', 'NO'], ...folded, ...declared].sort(),
    )
  },
)

test('no table is left over, and every id comes from a sequence of its own', async () => {
  const tables = await ask<{ name: string; sequence: string | null }>(`
    SELECT tablename AS name, pg_get_serial_sequence(quote_ident(tablename), 'id') AS sequence
    FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('applied_migration', 'site_identity')`)
  const names = storedTypes.map(tableNameOf)
  expect(tables.map(({ name }) => name).sort()).toEqual(names.sort())
  expect(new Set(tables.map(({ sequence }) => sequence)).size).toBe(names.length)
})

test('PostgreSQL has no trigger and no function, and no table has more than six indexes', async () => {
  expect(await ask('SELECT tgname FROM pg_trigger WHERE NOT tgisinternal')).toEqual([])
  expect(await ask("SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace")).toEqual([])
  const counted = await ask<{ name: string; amount: string }>(
    "SELECT tablename AS name, count(*) AS amount FROM pg_indexes WHERE schemaname = 'public' GROUP BY 1",
  )
  expect(counted.filter(({ amount }) => Number(amount) > 6)).toEqual([])
})

test('what is declared unique is unique on PostgreSQL, and nothing else', async () => {
  const declared = storedTypes.flatMap((type) => {
    const single = storedFields(type).filter(({ isUnique }) => isUnique)
    const together = type.uniqueTogether ? [type.uniqueTogether.join(', ')] : []
    return [...single.map(({ name }) => name), ...together].map((names) => `${tableNameOf(type)}: ${names}`)
  })
  const found = await ask<{ name: string }>(`
    SELECT tables.relname || ': ' || string_agg(columns.attname, ', ' ORDER BY columns.attnum) AS name
    FROM pg_index AS indexes
    JOIN pg_class AS tables ON tables.oid = indexes.indrelid
    JOIN pg_attribute AS columns ON columns.attrelid = indexes.indexrelid
    WHERE indexes.indisunique AND NOT indexes.indisprimary AND tables.relnamespace = 'public'::regnamespace
    GROUP BY indexes.indexrelid, tables.relname`)
  expect(found.map(({ name }) => name).sort()).toEqual(declared.sort())
})
