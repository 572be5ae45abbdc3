import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { copyOf, removeFolder, runProgram, startSite, temporaryFolder } from '#tests/e2e/fixtures/site.ts'
import { addPartner, startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder } from './site-folder.ts'

const PAGE_BYTES = 4096

const folder = freshFolder(() => copyOf(written))
const file = () => join(folder.path, DATABASE_FILE)

/** What the site acknowledged that was written to and ended before every test, and its folder. */
let acknowledged: string[]
let written: string
beforeAll(async () => {
  written = await temporaryFolder()
  const site = await startSite({ dataDir: written, env: { DEMO_CONTENT: '0' } })
  const writers = startWriters(site.origin, await signIn(site.origin))
  await vi.waitUntil(() => writers.acknowledged.length > 60, { timeout: 60_000 })
  await writers.stop()
  expect((await site.stop()).code).toBe(0)
  acknowledged = writers.acknowledged
})
afterAll(() => removeFolder(written))

/** Overwrites bytes in place and tells how they were. */
async function damage(at: number, length: number): Promise<Buffer> {
  const handle = await open(file(), 'r+')
  try {
    const before = Buffer.alloc(length)
    await handle.read(before, 0, length, at)
    await handle.write(Buffer.alloc(length, 0xa5), 0, length, at)
    return before
  } finally {
    await handle.close()
  }
}

async function repair(at: number, bytes: Buffer): Promise<void> {
  const handle = await open(file(), 'r+')
  await handle.write(bytes, 0, bytes.length, at)
  await handle.close()
}

const digest = async () =>
  createHash('sha256')
    .update(await readFile(file()))
    .digest('hex')

/** A start that must be refused in one line. */
async function expectRefusedStart(): Promise<string> {
  const { code, output } = await runProgram('host.js', [], { DATA_DIR: folder.path, PORT: '0' })
  expect(code, output).toBe(1)
  expect(output.trim().split('\n'), output).toHaveLength(1)
  expect(output).not.toMatch(/\n\s+at /)
  return output
}

async function expectAllThere(fault: string, acknowledged: string[]): Promise<void> {
  const again = await startSite({ dataDir: folder.path })
  const stored = await storedOn(again.origin, acknowledged)
  await again.stop()
  await noteFault(fault, 1, { acknowledged, stored })
}

test('a database whose header is damaged is refused as that and left as it is; with the header it is whole again', async () => {
  const header = await damage(0, 100)
  const before = await digest()
  expect(await expectRefusedStart()).toMatch(/已损坏或不是数据库，请从备份恢复/)
  expect(await digest(), 'the file is as it was').toBe(before)
  for (const [program, args] of [
    ['admin.js', ['list']],
    ['privacy.js', ['purge', '--dry-run']],
  ] as const) {
    const { code, output } = await runProgram(program, [...args], { DATA_DIR: folder.path })
    expect([code, /\n\s+at /.test(output)], output).toEqual([1, false])
  }
  await repair(0, header)
  await expectAllThere('damaged header', acknowledged)
})

test('a file cut short is refused or served without what it lost, and never taken for a new site', async () => {
  const { size } = await stat(file())
  const handle = await open(file(), 'r+')
  await handle.truncate(PAGE_BYTES + 100)
  await handle.close()
  expect(size).toBeGreaterThan(20 * PAGE_BYTES)
  expect(await expectRefusedStart()).toMatch(/已损坏/)
})

test('damaged pages of the messages: reading them is an error in our own words, all else is served, and with the pages all is there', async () => {
  const pages = await pagesOf('contact_message')
  expect(pages.length).toBeGreaterThan(1)
  const middle = ((pages[pages.length >> 1] ?? 1) - 1) * PAGE_BYTES
  const before = await damage(middle, PAGE_BYTES)

  const site = await startSite({ dataDir: folder.path })
  const token = await signIn(site.origin)
  const list = await call(site.origin, 'GET /api/contact/admin/list', { token })
  expect(list).toMatchObject({ status: 500, message: '操作失败，请稍后重试', data: null })
  for (const line of ['GET /api/partner/admin/list', 'GET /api/admin/audit', 'GET /api/banner/list'])
    expect((await call(site.origin, line, { token })).status, line).toBe(200)
  for (const path of ['/', '/about', '/readyz'])
    expect((await fetch(site.origin + path)).status, path).toBe(200)
  expect((await addPartner(site.origin, token, 'beside the damage')).status).toBe(200)
  expect(site.output()).toContain('SQLITE_CORRUPT')
  expect((await site.stop()).code).toBe(0)

  await repair(middle, before)
  await expectAllThere('damaged page in the middle', [...acknowledged, 'beside the damage'])
})

test('damaged accounts refuse the start, since no other administrator may be made in their place', async () => {
  const [root = 1] = await pagesOf('account')
  const before = await damage((root - 1) * PAGE_BYTES, PAGE_BYTES)
  expect(await expectRefusedStart()).toMatch(/已损坏或不是数据库，请从备份恢复/)
  await repair((root - 1) * PAGE_BYTES, before)
  await expectAllThere('damaged page of accounts', acknowledged)
})

/** The pages on which the rows of a table lie, in order. */
async function pagesOf(table: string): Promise<number[]> {
  const database = new sqlite3.Database(file(), sqlite3.OPEN_READONLY)
  const query = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
  const rows = await new Promise<{ pageno: number }[]>((resolve, reject) =>
    database.all<{ pageno: number }>(query, [table], (error, found) =>
      error ? reject(error) : resolve(found),
    ),
  )
  await new Promise<void>((resolve) => database.close(() => resolve()))
  return rows.map(({ pageno }) => pageno)
}
