import { randomBytes } from 'node:crypto'
import { connectForBackup, type PostgresClient } from './postgres-client.ts'

const PREFIX = 'tulian_drill_'
const LEFT_SECONDS = 24 * 3600

/**
 * Works with a new database on the server of another, gone when the work is over.
 * @returns undefined where the user may make none
 */
export async function inTemporaryDatabase<Result>(
  databaseUrl: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await connectForBackup(databaseUrl)
  const name = `${PREFIX}${Math.floor(Date.now() / 1000)}_${randomBytes(8).toString('hex')}`
  try {
    const [role] = await client.ask<{ canCreate: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS "canCreate" FROM pg_roles WHERE rolname = current_user',
    )
    if (!role?.canCreate) return undefined
    await removeLeft(client)
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

/** Those of drills that were killed hold people's data, and nobody works with them any more. */
async function removeLeft({ ask, run }: PostgresClient): Promise<void> {
  const found = await ask<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE '${PREFIX.replaceAll('_', String.raw`\_`)}%'
      AND datdba = (SELECT oid FROM pg_roles WHERE rolname = current_user)`,
  )
  const latest = Date.now() / 1000 - LEFT_SECONDS
  for (const { name } of found) {
    const begun = /^tulian_drill_(\d{10})_[\da-f]{16}$/.exec(name)?.[1]
    if (begun === undefined || Number(begun) >= latest) continue
    // One that is still used goes another time.
    await run(`DROP DATABASE IF EXISTS ${name}`).catch(() => undefined)
  }
}
