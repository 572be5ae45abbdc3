import { Umzug, type UmzugStorage } from 'umzug'
import type { Migration, Schema } from './migrations/schema.ts'

/**
 * Runs what is not yet applied, in order. In a file of its own, which is loaded where there is something to do: the package
 * brings a whole command line along.
 * @returns the names that were applied now
 */
export async function runMigrations(
  migrations: readonly Migration[],
  schema: Schema,
  storage: UmzugStorage,
): Promise<string[]> {
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up }) => ({ name, up: () => up(schema) })),
    storage,
    logger: undefined,
  })
  return (await umzug.up()).map(({ name }) => name)
}
