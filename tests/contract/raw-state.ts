import { QueryTypes } from 'sequelize'
import { storedFields, storedTypes } from '#contract/stored-types.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { tableNameOf } from '#db/columns.ts'
import type { Connection } from '#db/connection.ts'

/**
 * Every row of every table but those of the named types, as the database keeps it: in one statement, because reading
 * fifty tables through their models takes longer than the call under test.
 */
export async function rawState({ sequelize }: Connection, except: readonly string[]): Promise<string> {
  const rowsOf = sequelize.getDialect() === 'sqlite' ? sqliteRows : postgresRows
  const tables = storedTypes
    .filter(({ name }) => !except.includes(name))
    .map((type) => `SELECT '${type.name}' AS name, (${rowsOf(type)}) AS kept`)
  const found = await sequelize.query<{ name: string; kept: string | null }>(tables.join(' UNION ALL '), {
    type: QueryTypes.SELECT,
  })
  return found.map(({ name, kept }) => `${name}: ${kept ?? ''}`).join('\n')
}

const ordered = (type: ContentType) => `(SELECT * FROM "${tableNameOf(type)}" ORDER BY id) AS one`

const postgresRows = (type: ContentType) => `SELECT json_agg(one)::text FROM ${ordered(type)}`

function sqliteRows(type: ContentType): string {
  const columns = ['id', ...storedFields(type).map(({ name }) => name)].map((name) => `quote("${name}")`)
  return `SELECT group_concat(${columns.join(` || ',' || `)}, ';') FROM ${ordered(type)}`
}
