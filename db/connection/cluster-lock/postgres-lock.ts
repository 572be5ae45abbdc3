import type pg from 'pg'
import { createDedicatedPgClient } from '#db/postgres/dedicated-pg-client.ts'
import { requireLockName, type WithClusterLock } from './cluster-lock.ts'

/** The first half of the locks' numbers, so that none of them meets another lock of this database. */
const LOCKS = 7_260_195

/**
 * The lock's connection may stay idle as long as the work takes. Keepalives find a switched-off machine within a
 * minute; otherwise its lock would last for hours.
 */
const LONG_SESSION =
  'SET statement_timeout = 0; SET idle_session_timeout = 0; ' +
  'SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3'

/**
 * Takes an advisory lock on a dedicated connection. The server releases it when the process, its machine or the
 * connection dies.
 * @param address of the database
 */
export function createPostgresLock(address: string): WithClusterLock {
  return async (name, work, { waits = false } = {}) => {
    requireLockName(name)
    const client = createDedicatedPgClient(address, `tulian-site-${name}`)
    const lost = new AbortController()
    const lose = () => lost.abort(new Error(`The lock ${name} was lost with its connection`))
    client.on('error', lose).on('end', lose)
    await client.connect()
    try {
      await client.query(LONG_SESSION)
      if (!(await isLocked(client, name, waits))) return undefined
      return { result: await work(lost.signal) }
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function isLocked(client: pg.Client, name: string, waits: boolean): Promise<boolean> {
  if (waits) {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCKS, name])
    return true
  }
  const { rows } = await client.query<{ isHeld: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isHeld"',
    [LOCKS, name],
  )
  return rows[0]?.isHeld === true
}
