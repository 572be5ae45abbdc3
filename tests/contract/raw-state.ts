import { QueryTypes } from 'sequelize'
import { storedFields, storedTypes } from '#content/registry/stored-types.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { tableNameOf } from '#db/store/columns.ts'
import type { Connection } from '#db/connection/connection.ts'

/** Tells every row of every table but those of the named types, as the database keeps it. */
export type RawState = (except: readonly string[]) => Promise<string>

/**
 * Reads a database's content. Returns the previous result while no commit follows, because reading fifty tables is
 * slower than most tests.
 */
export function createRawState(connection: Connection): RawState {
  const told = new Map<string, { mark: string; state: string }>()
  return async (except) => {
    const key = except.join()
    const known = told.get(key)
    // Before the rows: what is committed between the two makes the next mark another one.
    const mark = await markOf(connection)
    if (known?.mark === mark) return known.state
    const state = await everyRowOf(connection, except)
    told.set(key, { mark, state })
    return state
  }
}

/**
 * A mark that changes with every commit: PostgreSQL's visible transactions, or SQLite's commits by others and own
 * changed rows.
 */
async function markOf({ sequelize }: Connection): Promise<string> {
  const mark =
    sequelize.getDialect() === 'sqlite'
      ? `SELECT data_version || ' ' || total_changes() AS mark FROM pragma_data_version`
      : 'SELECT pg_current_snapshot()::text AS mark'
  const [found] = await sequelize.query<{ mark: string }>(mark, { type: QueryTypes.SELECT })
  if (!found?.mark) throw new Error('The database does not say whether anything was committed.')
  return found.mark
}

/** In one statement, because reading fifty tables through their models would take longer still. */
async function everyRowOf({ sequelize }: Connection, except: readonly string[]): Promise<string> {
  const rowsOf = sequelize.getDialect() === 'sqlite' ? sqliteRows : postgresRows
  const tables = storedTypes
    .filter(({ name }) => !except.includes(name))
    .map((type) => `SELECT '${type.name}' AS name, (${rowsOf(type)}) AS kept`)
  const found = await sequelize.query<{ name: string; kept: string | null }>(tables.join(' UNION ALL '), {
    type: QueryTypes.SELECT,
  })
  return found.map(({ name, kept }) => `${name}: ${kept ?? ''}`).join('\n')
}

/** The row count and one hash of all rows. JSON of an audit log with a thousand entries takes 20 ms to write. */
const postgresRows = (type: ContentType) =>
  `SELECT count(*) || ' rows, ' || coalesce(sum(hashtextextended(one::text, 0)), 0) FROM "${tableNameOf(type)}" AS one`

function sqliteRows(type: ContentType): string {
  const columns = ['id', ...storedFields(type).map(({ name }) => name)].map((name) => `quote("${name}")`)
  return `SELECT group_concat(${columns.join(` || ',' || `)}, ';') FROM (SELECT * FROM "${tableNameOf(type)}" ORDER BY id)`
}
