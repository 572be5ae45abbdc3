import { randomBytes } from 'node:crypto'
import { connectForBackup } from './postgres-client.ts'

const PREFIX = 'tulian_drill_'

/**
 * Works with a new database on the server of another, gone when the work is over.
 * @returns undefined where the user may make none
 */
export async function inTemporaryDatabase<Result>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await connectForBackup(databaseUrl)
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`
  try {
    const [role] = await client.ask<{ canCreate: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS "canCreate" FROM pg_roles WHERE rolname = current_user',
    )
    if (!role?.canCreate) return undefined
    // Nobody else's is like it, and texts sort as in the site's own.
    await client.run(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
    try {
      const address = new URL(databaseUrl)
      address.pathname = `/${name}`
      return await work(address.href)
    } finally {
      await client.run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  } finally {
    await client.close()
  }
}
