import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparePostgres } from '#scripts/tasks/find-postgres.mjs'
import { startPostgres } from '#scripts/tasks/start-postgres.mjs'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { restartable, type StopMode } from './restart-postgres.ts'
import { freshFolder, rounds } from './site-folder.ts'

/** Each takes as long as a server needs to come back. */
const RESTARTS = Math.ceil(rounds / 2)

const folder = freshFolder()
let programs: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let address: string
beforeAll(async () => {
  programs = await preparePostgres()
  postgres = await startPostgres(programs)
  address = postgres.addressOf('postgres')
  // Tests leave it out to be quick; what was acknowledged must survive a crash of the server here.
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query('ALTER ROLE site SET synchronous_commit = on')
  await client.end()
})
afterAll(() => postgres.stop())

test('PostgreSQL stopped and started, also as by a crash: what was acknowledged is there, once, and the site comes back by itself', async () => {
  const env = { DATABASE_URL: address }
  const server = await restartable(programs, address)
  const site = await startSite({ dataDir: folder.path, env })
  const ready = () => fetch(`${site.origin}/readyz`).then(({ status }) => status)
  const writers = startWriters(site.origin, await signIn(site.origin))
  const { acknowledged, refused } = writers
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
    await server.stop((restart % 2 ? 'fast' : 'immediate') satisfies StopMode)
    try {
      await expect.poll(ready, { timeout: 30_000 }).toBe(503)
      expect((await fetch(site.origin)).status).toBe(200)
      expect((await call(site.origin, 'POST /api/contact/add', { body: message })).status).toBe(503)
    } catch (cause) {
      // A site that ended said why.
      throw new Error(`The site did not outlast the database:\n${site.output()}`, { cause })
    } finally {
      // Also for the second try, which could not begin without it.
      await server.start()
    }
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  }
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
  await writers.stop()
  expect(new Set(refused)).toEqual(new Set([503]))
  const stored = await storedOn(site.origin, acknowledged)
  expect((await site.stop()).code).toBe(0)
  const journal = await runProgram('privacy.js', ['verify-audit'], { DATA_DIR: folder.path, ...env })
  expect(journal.code, journal.output).toBe(0)
  await noteFault('PostgreSQL stopped and started', RESTARTS, { acknowledged, stored })
})

const message = { name: '停', email: 'a@b.cn', phone: '13800000000', subject: 'while away', message: '停' }
