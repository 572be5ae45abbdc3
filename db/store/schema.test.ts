import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentType } from '#contract/engine/content-type.ts'
import {
  storedFields,
  storedTypes,
  type ColumnKind,
  type StoredField,
} from '#content/registry/stored-types.ts'
import { tableNameOf } from './columns.ts'
import { connect, type Connection } from '#db/connection/connection.ts'
import { migrate } from '#tests/setup/migrate.ts'
import type { column as columnWords } from '#db/migrations/schema.ts'

let dataDir: string
let connection: Connection

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'schema-'))
  connection = await connect(dataDir)
  await migrate(connection)
})
afterAll(async () => {
  await connection.close()
  await rm(dataDir, { recursive: true })
})

const ask = <Row extends object>(sql: string) =>
  connection.sequelize.query<Row>(sql, { type: QueryTypes.SELECT })
const sqlTypes: Record<ColumnKind, string> = {
  text: 'TEXT',
  integer: 'INTEGER',
  double: 'DOUBLE PRECISION',
  json: 'TEXT',
  encrypted: 'TEXT',
}

test.each(storedTypes.map((type) => [type.name, type] as const))(
  'the migrated table of %s has exactly the declared columns',
  async (_name, type) => {
    const found = await ask<{ name: string; type: string; notnull: number }>(
      `PRAGMA table_info("${tableNameOf(type)}")`,
    )
    const declared = storedFields(type).map(({ name, column, isNullable }) => [
      name,
      sqlTypes[column],
      isNullable ? 0 : 1,
    ])
    const migrated = found.map((column) => [column.name, column.type, column.notnull]).sort()
    const folded = type.searched ? [['searchText', 'TEXT', 0]] : []
    expect(migrated, migrationFor(type)).toEqual([['id', 'INTEGER', 0], ...folded, ...declared].sort())
  },
)

test('no table is left over, and no id is ever given again', async () => {
  const tables = await ask<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  const rowTables = tables.filter(({ name }) => !['applied_migration', 'site_identity'].includes(name))
  const step = 'every declared type needs a table, and every table a type: db/migrations/NNN-….ts'
  expect(rowTables.map(({ name }) => name).sort(), step).toEqual(storedTypes.map(tableNameOf).sort())
  for (const { sql } of rowTables) expect(sql).toContain('AUTOINCREMENT')
})

test('what is declared unique is unique in the schema, and nothing else', async () => {
  const declared = storedTypes.flatMap((type) => {
    const single = storedFields(type).flatMap(({ name, isUnique }) =>
      isUnique ? [`${tableNameOf(type)}: ${name}`] : [],
    )
    return type.uniqueTogether
      ? [...single, `${tableNameOf(type)}: ${type.uniqueTogether.join(', ')}`]
      : single
  })
  const found = await ask<{ name: string }>(`
    SELECT tables.name || ': ' || group_concat(columns.name, ', ') AS name
    FROM sqlite_master AS tables, pragma_index_list(tables.name) AS indexes, pragma_index_info(indexes.name) AS columns
    WHERE tables.type = 'table' AND indexes."unique" = 1 AND tables.name NOT IN ('applied_migration', 'site_identity')
    GROUP BY indexes.name`)
  expect(found.map(({ name }) => name).sort()).toEqual(declared.sort())
})

test('the schema has no trigger, and no table has more than six indexes', async () => {
  expect(await ask("SELECT name FROM sqlite_master WHERE type = 'trigger'")).toEqual([])
  const counted = await ask<{ name: string; amount: number }>(
    "SELECT tbl_name AS name, count(*) AS amount FROM sqlite_master WHERE type = 'index' GROUP BY 1",
  )
  expect(counted.filter(({ amount }) => amount > 6)).toEqual([])
})

/** The step that is missing where a table is not as declared, with the columns as a migration writes them. */
function migrationFor(type: ContentType): string {
  const columns = storedFields(type).map((field) => `${field.name}: column.${columnWordOf(field)}`)
  if (type.searched) columns.push('searchText: column.optionalText')
  return `write a migration, db/migrations/NNN-….ts (npm run content lists it): createTable('${tableNameOf(type)}', { ${['id: column.id', ...columns].join(', ')} })`
}

/** The word of db/migrations/schema.ts for a column; one that refers to another table has a word of its own. */
function columnWordOf({ column, isNullable, initial }: StoredField): keyof typeof columnWords {
  if (column === 'json') return 'list'
  if (column === 'double') return 'decimal'
  if (column === 'integer') return isNullable ? 'optionalInteger' : initial === 1 ? 'enabled' : 'integer'
  return isNullable ? 'moment' : 'text'
}
