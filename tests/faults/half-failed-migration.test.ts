import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { expect, test } from 'vitest'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { siteSettings } from '#db/migrations/008-site-settings.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { signIn } from '#tests/e2e/fixtures/api.ts'
import { preparedFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { runProgram, startSite } from '#tests/e2e/fixtures/site.ts'
import { startWriters, storedOn } from './busy-site.ts'
import { noteFault } from './fault-table.ts'
import { freshFolder } from './site-folder.ts'

const RENAME = 'ALTER TABLE site_settings RENAME'

const folder = freshFolder(preparedFolder)

/** Runs statements on the site's file, which nobody else has open. */
async function onFile<Row>(sql: string, read?: string): Promise<Row[]> {
  const database = new sqlite3.Database(join(folder.path, DATABASE_FILE))
  const rows = await new Promise<Row[]>((resolve, reject) =>
    database.exec(sql, (error) =>
      error
        ? reject(error)
        : database.all<Row>(read ?? 'SELECT 1', (failure, found) =>
            failure ? reject(failure) : resolve(found),
          ),
    ),
  )
  await new Promise<void>((resolve) => database.close(() => resolve()))
  return rows
}

const schema = () => onFile<{ sql: string }>('', 'SELECT type, name, sql FROM sqlite_master ORDER BY name')
const applied = () => onFile<{ name: string }>('', 'SELECT name FROM applied_migration ORDER BY name')

test('an upgrade that breaks half-way leaves the schema and every row as they were, refuses the start, and works once mended', async () => {
  const site = await startSite({ dataDir: folder.path })
  const { acknowledged, stop } = startWriters(site.origin, await signIn(site.origin))
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
  await stop()
  expect((await site.stop()).code).toBe(0)

  // A site before this migration, which can create its first table but finds its column already present.
  await onFile(`DELETE FROM applied_migration WHERE name = '${siteSettings.name}'; ${RENAME} TO put_aside`)
  const [before, appliedBefore] = [await schema(), await applied()]
  expect(appliedBefore).toHaveLength(migrations.length - 1)
  const { code, output } = await runProgram('host.js', [], { DATA_DIR: folder.path, PORT: '0' })
  expect(code, output).toBe(1)
  const [backingUp = '', backedUp = '', refusal, ...others] = output.trim().split('\n')
  expect([backingUp, backedUp].map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    '升级数据库之前先备份，请稍候',
    '升级前的备份已写好，可用旧版本的 npm run restore 恢复',
  ])
  expect(refusal, output).toContain(siteSettings.name)
  expect(others).toEqual([])
  expect(await schema()).toEqual(before)
  expect(await applied()).toEqual(appliedBefore)

  await onFile(
    `INSERT INTO applied_migration (name) VALUES ('${siteSettings.name}'); ALTER TABLE put_aside RENAME TO site_settings`,
  )
  const again = await startSite({ dataDir: folder.path })
  const stored = await storedOn(again.origin, acknowledged)
  await again.stop()
  await noteFault('half-failed migration', 1, { acknowledged, stored })
})
