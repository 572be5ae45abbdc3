import { QueryTypes, type Transaction } from 'sequelize'
import type { UmzugStorage } from 'umzug'
import type { Connection } from '#db/connection/connection.ts'
import { migrations as allMigrations } from './migrations.generated.ts'
import { schemaIn, type Migration } from './schema.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

const APPLIED_TABLE = 'applied_migration'

/**
 * Brings the schema to this version in one transaction with the write lock (docs/design/hardening.md#database). A
 * second process waits; a failure leaves the old schema.
 * @returns the names that were applied now
 * @throws StartRefusal when the database is newer than the code or a migration fails
 */
export async function migrateIn(
  connection: Connection,
  transaction: Transaction,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  const storage = await openStorage(connection, transaction)
  const applied = await storage.executed({ context: undefined as never })
  refuseNewer(applied, migrations)
  if (applied.length === migrations.length) return []
  // Only now: it brings a whole command line along, and most starts have nothing to migrate.
  const { Umzug } = await import('umzug')
  const schema = schemaIn(connection.sequelize.getQueryInterface(), transaction)
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up }) => ({ name, up: () => up(schema) })),
    storage,
    logger: undefined,
  })
  try {
    return (await umzug.up()).map(({ name }) => name)
  } catch (error) {
    throw new StartRefusal(
      `数据库升级失败，已恢复到升级前的结构：${firstLine(error)} / A migration failed; the database keeps its old schema`,
      { cause: error },
    )
  }
}

/**
 * The schema state of a database: `none` is not a site's database, `older` waits for migrations.
 * @throws StartRefusal when it is newer than the code
 */
export async function stageOf(
  connection: Connection,
  transaction?: Transaction,
): Promise<'none' | 'older' | 'current'> {
  const applied = await appliedIn(connection, transaction)
  refuseNewer(applied, allMigrations)
  if (applied.length === 0) return 'none'
  return applied.length < allMigrations.length ? 'older' : 'current'
}

/** The names of the migrations that a database has; none in one that is no database of a site. */
export async function appliedIn(
  { sequelize, dialect }: Connection,
  transaction?: Transaction,
): Promise<string[]> {
  const ask = <Found extends object>(sql: string) =>
    sequelize.query<Found>(sql, { transaction, type: QueryTypes.SELECT })
  const [table] = await ask<{ found: number }>(dialect.tableExists(APPLIED_TABLE))
  if (!table?.found) return []
  return (await ask<{ name: string }>(`SELECT name FROM ${APPLIED_TABLE}`)).map(({ name }) => name)
}

function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new StartRefusal(
    `数据库比程序新（含未知的迁移 ${unknown}），请使用更新的版本启动 / The database is newer than this version of the program`,
  )
}

async function openStorage(connection: Connection, transaction: Transaction): Promise<UmzugStorage> {
  const { sequelize } = connection
  const ask = (sql: string, bind: string[] = []) =>
    sequelize.query(sql, { transaction, bind, type: QueryTypes.RAW })
  await ask(`CREATE TABLE IF NOT EXISTS ${APPLIED_TABLE} (name TEXT PRIMARY KEY NOT NULL)`)
  return {
    logMigration: async ({ name }) =>
      void (await ask(`INSERT INTO ${APPLIED_TABLE} (name) VALUES ($1)`, [name])),
    unlogMigration: async ({ name }) =>
      void (await ask(`DELETE FROM ${APPLIED_TABLE} WHERE name = $1`, [name])),
    executed: async () => {
      const rows = await sequelize.query<{ name: string }>(
        `SELECT name FROM ${APPLIED_TABLE} ORDER BY name`,
        {
          transaction,
          type: QueryTypes.SELECT,
        },
      )
      return rows.map(({ name }) => name)
    },
  }
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}
