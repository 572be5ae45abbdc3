import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { call, signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn, uploadPicture } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder } from './site-folder.ts'

const folder = freshFolder(preparedFolder)
/** Root may write whatever modes say; without this right it is as everybody. */
const asEverybody =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : []

test('a folder or database that may not be written refuses the start in one line; a folder that becomes so costs uploads only', async () => {
  const site = await startSite({ dataDir: folder.path, behind: asEverybody })
  const token = await signIn(site.origin)
  const writers = startWriters(site.origin, token)
  await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10)

  const arriving = join(folder.path, 'uploads', '.incoming')
  await chmod(arriving, 0o500)
  expect(await uploadPicture(site.origin, token)).toMatchObject({ status: 503 })
  for (const path of ['/', '/api/partner/list', '/readyz'])
    expect((await fetch(site.origin + path)).status, path).toBe(200)
  const before = writers.acknowledged.length
  await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
  await chmod(arriving, 0o700)
  await expect.poll(async () => (await uploadPicture(site.origin, token)).status).toBe(200)
  await writers.stop()
  expect(new Set(writers.refused)).toEqual(new Set([503]))
  expect((await site.stop()).code).toBe(0)

  for (const path of [folder.path, join(folder.path, DATABASE_FILE)]) {
    const isFolder = path === folder.path
    await chmod(path, isFolder ? 0o500 : 0o400)
    const env = { DATA_DIR: folder.path, PORT: '0' }
    const { code, output } = await runProgram('host.js', [], env, asEverybody)
    await chmod(path, isFolder ? 0o700 : 0o600)
    expect(code, output).toBe(1)
    expect(output.trim().split('\n'), output).toHaveLength(1)
    expect(output).toContain('不可写，请检查路径和权限')
  }

  const again = await startSite({ dataDir: folder.path, behind: asEverybody })
  expect((await call(again.origin, 'GET /api/banner/list')).status).toBe(200)
  const stored = await storedOn(again.origin, writers.acknowledged)
  await again.stop()
  await noteFault('folder and database read-only', 3, { acknowledged: writers.acknowledged, stored })
})
