import type { Connection } from '#db/connection/connection.ts'
import { migrateIn } from '#db/migrations/migrate.ts'
import { migrations as allMigrations } from '#db/migrations/migrations.generated.ts'
import type { Migration } from '#db/migrations/schema.ts'

/** Brings an empty database to this version, or to that of some migrations, as a start of the site does. */
export function migrate(
  connection: Connection,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  return connection.write((transaction) => migrateIn(connection, transaction, migrations), { isLong: true })
}
