import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import { SITE_IDENTITY_TABLE } from '#db/migrations/005-site-identity.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

const OTHERS_TABLES = {
  sqlite: `SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'`,
  postgres: `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`,
}

/**
 * Refuses a database in which there is anything: a site's, another program's, or that which is to be moved.
 * @throws StartRefusal
 */
export async function refuseUsedDatabase(
  { sequelize, dialect }: Connection,
  siteId: string,
  transaction: Transaction,
): Promise<void> {
  const ask = (sql: string) =>
    sequelize.query<{ name: string }>(sql, { transaction, type: QueryTypes.SELECT })
  const tables = (await ask(OTHERS_TABLES[dialect.name])).map(({ name }) => name)
  if (tables.length === 0) return
  const [known] = tables.includes(SITE_IDENTITY_TABLE)
    ? await ask(`SELECT "siteId" AS name FROM ${SITE_IDENTITY_TABLE}`)
    : []
  throw new StartRefusal(
    known?.name === siteId
      ? '--to：目标数据库已经是本网站的：它就是来源，或者搬移已经完成 / The target is a database of this site already: the source itself, or a move that has been done'
      : `--to：目标数据库不是空的（有 ${tables.length} 个表，如 ${tables.sort()[0]}）：请新建一个空的数据库 / The target is not empty`,
  )
}
