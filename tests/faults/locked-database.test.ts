import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { expect, test } from 'vitest'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { startSite } from '#tests/e2e/fixtures/site.ts'
import { leaveMessage, startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder } from './site-folder.ts'

const folder = freshFolder(preparedFolder)

test('a database that another process locks costs no acknowledged write: others are told 503, visitors read on, and all goes on afterwards', async () => {
  const site = await startSite({ dataDir: folder.path })
  const other = new sqlite3.Database(join(folder.path, DATABASE_FILE))
  // The site holds it most of the time.
  other.configure('busyTimeout', 30_000)
  const run = (sql: string) =>
    new Promise<void>((resolve, reject) => other.run(sql, (error) => (error ? reject(error) : resolve())))
  const writers = startWriters(site.origin, await signIn(site.origin))
  const { acknowledged, refused } = writers
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10)
  await run('BEGIN IMMEDIATE')
  // The one under way may still have been kept.
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThan(0)
  const answer = await fetch(`${site.origin}/api/contact/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: '锁',
      email: 'a@b.cn',
      phone: '13800000000',
      subject: 'locked',
      message: '锁',
    }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  for (const path of ['/', '/api/partner/list', '/readyz'])
    expect((await fetch(site.origin + path)).status, path).toBe(200)

  await run('ROLLBACK')
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
  await writers.stop()
  expect(new Set(refused)).toEqual(new Set([503]))
  expect((await leaveMessage(site.origin, 'after the lock')).status).toBe(200)
  const stored = await storedOn(site.origin, acknowledged)
  expect(stored).not.toContain('locked')
  await new Promise<void>((resolve) => other.close(() => resolve()))
  expect((await site.stop()).code).toBe(0)
  await noteFault('locked by another process (SQLite)', 1, {
    acknowledged: [...acknowledged, 'after the lock'],
    stored,
  })
})
