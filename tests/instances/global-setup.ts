import type { TestProject } from 'vitest/node'
import { preparePostgres } from '#scripts/tasks/find-postgres.mjs'
import { startPostgres } from '#scripts/tasks/start-postgres.mjs'

/** One PostgreSQL server for all tests of built hosts; without one the run fails. */
export default async function startServer(project: TestProject) {
  const server = await startPostgres(await preparePostgres())
  // Here nothing copies a migrated database: hosts migrate theirs.
  project.provide('migratedPostgresAddress', server.addressOf('postgres'))
  return server.stop
}
