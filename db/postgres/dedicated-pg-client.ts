import { isIP } from 'node:net'
import pg from 'pg'

const SECOND = 1000

/**
 * A connection to the database besides the pool's, not yet open.
 * @param address as DATABASE_URL has it
 * @param name by which the server lists it
 */
export function createDedicatedPgClient(address: string, name: string): pg.Client {
  const client = new pg.Client({
    connectionString: address,
    application_name: name,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    keepAliveInitialDelayMillis: 20 * SECOND,
  })
  verifyNumericHost(client, client.host)
  return client
}

/**
 * Verifies a certificate against a host that is an IP address. The driver passes only DNS names to TLS, and Node then
 * assumes `localhost`.
 * @param options of the driver, with those of TLS as `ssl`
 */
export function verifyNumericHost(options: object | undefined, host: string | undefined): void {
  const ssl: unknown = options && 'ssl' in options ? options.ssl : undefined
  if (typeof ssl === 'object' && ssl !== null && host && isIP(host)) Object.assign(ssl, { host })
}
