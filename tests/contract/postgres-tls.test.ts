import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect as open, createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { createAuthority } from './certificates.ts'
import { createDatabase } from './postgres-databases.ts'

const DAY_MS = 24 * 3_600_000

let folder: string
let address: URL
let server: Server | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-'))
  address = new URL(await createDatabase('postgres'))
})
afterEach(async () => {
  server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

const ours = createAuthority('The authority of this test')
const others = createAuthority('Another authority')

/** The server behind TLS: what a PostgreSQL with `ssl=on` does first, and then what it is told. */
async function serve({ cert, key }: { cert: string; key: string }): Promise<number> {
  const socketFile = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const listening = createServer((near) => {
    near.on('error', () => undefined)
    near.once('data', () => {
      near.write('S')
      const inside = new TLSSocket(near, { isServer: true, cert, key })
      const far = open(socketFile)
      for (const end of [inside, far]) end.on('error', () => near.destroy())
      inside.pipe(far).pipe(inside)
    })
  }).listen(0, '127.0.0.1')
  server = listening
  await once(listening, 'listening')
  return (listening.address() as AddressInfo).port
}

/** What a start says with this address; empty where it starts. */
async function refusal(host: string, port: number, query: string): Promise<string> {
  const databaseUrl = `postgres://site:hunter2@${host}:${port}${address.pathname}?${query}`
  try {
    const backend = await createDatabaseBackend({ dataDir: join(folder, 'data'), databaseUrl })
    // The listener and the locks have connections of their own.
    const done = await backend.withClusterLock?.('sweep', async () => 'done')
    await backend.close()
    return done?.result === 'done' ? '' : 'no lock'
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    return error.message
  }
}

async function verifying(authority = ours): Promise<string> {
  await writeFile(join(folder, 'ca.pem'), authority.pem)
  return `sslmode=verify-full&sslrootcert=${join(folder, 'ca.pem')}`
}

test.each(['localhost', '127.0.0.1'])(
  'a certificate of the given authority for %s is believed',
  async (host) => {
    expect(await refusal(host, await serve(ours.issue(host)), await verifying())).toBe('')
  },
)

test.each([
  ['of another authority', others.issue('localhost'), 'localhost', '不是由 sslrootcert 指定的'],
  ['for another host', ours.issue('db.example.com'), 'localhost', '不是签给这个主机名的'],
  ['for another address', ours.issue('10.0.0.1'), '127.0.0.1', '不是签给这个主机名的'],
  [
    'for the name where the address is asked for',
    ours.issue('localhost'),
    '127.0.0.1',
    '不是签给这个主机名的',
  ],
  ['that has expired', ours.issue('localhost', new Date(Date.now() - DAY_MS)), 'localhost', '已过期'],
])('one %s is refused in one line without the password', async (_what, pair, host, says) => {
  const said = await refusal(host, await serve(pair), await verifying())
  expect(said).toContain(says)
  expect(said).toMatch(/^DATABASE_URL（[^\n]*$/)
  expect(said).not.toContain('hunter2')
})

test('an authority’s file that is not there is named as what it is', async () => {
  const query = `sslmode=verify-full&sslrootcert=${join(folder, 'nothing.pem')}`
  expect(await refusal('localhost', 1, query)).toContain('证书文件不存在或不可读')
})

test('a server without TLS is refused where TLS is asked for', async () => {
  server = createServer((near) => near.once('data', () => near.write('N')).on('error', () => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await refusal('localhost', port, await verifying())).toContain('服务器没有启用 TLS')
})
