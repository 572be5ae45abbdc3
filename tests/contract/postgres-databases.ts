import { randomUUID } from 'node:crypto'
import { Sequelize } from 'sequelize'
import { inject } from 'vitest'
import { connect, type Connection } from '#db/connection/connection.ts'

const free: Connection[] = []
const all: Connection[] = []

/** Ends what the tests of one file opened; until then connections stay, for opening one costs more than most tests. */
export async function closeDatabases(): Promise<void> {
  free.length = 0
  await Promise.all(all.splice(0).map((connection) => connection.close()))
}

/** An empty, migrated PostgreSQL database that nobody else uses until it is given back. */
export async function borrowDatabase(): Promise<{ connection: Connection; giveBack(): Promise<void> }> {
  const connection = free.pop() ?? (await openNew())
  const giveBack = async () => {
    await empty(connection)
    free.push(connection)
  }
  return { connection, giveBack }
}

/** The address of a new database: a copy of the migrated one, or with nothing in it. */
export async function createDatabase(template: 'postgres' | 'template0', options = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} ${options}`)
  return addressOf(name)
}

/** The name of the database at an address. */
export const nameOf = (address: string) => new URL(address).pathname.slice(1)

/** Runs one statement beside all databases of tests. */
export async function onServer(sql: string): Promise<void> {
  const sequelize = new Sequelize(addressOf('template1'), { logging: false })
  try {
    await sequelize.query(sql)
  } finally {
    await sequelize.close()
  }
}

/** The address of one of the server's databases. */
export function addressOf(database: string): string {
  const address = new URL(inject('migratedPostgresAddress'))
  address.pathname = `/${database}`
  return address.href
}

async function openNew(): Promise<Connection> {
  const connection = await connect('', await createDatabase('postgres'))
  all.push(connection)
  return connection
}

/** Only what was used: emptying every table would take longer than the test did. Without triggers, so that no order matters. */
async function empty({ sequelize }: Connection): Promise<void> {
  await sequelize.query(`DO $$
    DECLARE used record;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR used IN SELECT sequencename AS name FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL
      LOOP
        EXECUTE format('DELETE FROM %I', regexp_replace(used.name, '_id_seq$', ''));
        PERFORM setval(format('%I', used.name)::regclass, 1, false);
      END LOOP;
    END $$`)
}
