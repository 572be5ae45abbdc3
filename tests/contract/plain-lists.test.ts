import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { erasePerson } from '#content/person/erase-person.ts'
import { createDatabaseBackend, openStoredBackend } from '#db/backend.ts'
import { upgradeAfterBackup } from '#operations/backup/before-upgrade.ts'
import { restoreSite } from '#operations/backup/restore-site.ts'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { connect } from '#db/connection/connection.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { appliedIn } from '#db/migrations/migrate.ts'
import { migrations } from '#db/migrations/migrations.generated.ts'
import { migrate } from '#tests/setup/migrate.ts'
import { runOn } from './list-databases.ts'
import { createDatabase } from './postgres-databases.ts'

const withBackup = { upgradeSite: upgradeAfterBackup }

const ROWS = 1200
const SITE_ID = '11111111-2222-4333-8444-555555555555'
const former = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '015-plain-lists'),
)

/** Messages of the version before, every hundredth of 张伟; among them a word that nobody else has. */
const filled = `INSERT INTO contact_message ("name", "createTime")
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ROWS})
  SELECT CASE n % 100 WHEN 0 THEN 'ＺＨＡＮＧ张伟' ELSE '某' || n END, '2026-01-05T02:00:00.000Z' FROM numbers`
const single = `INSERT INTO contact_message ("name", "phone") VALUES ('龘靐齉', '13800138000')`

const personalKey = Buffer.alloc(32, 7)

let dataDir: string
let reported: [event: string, detail: Record<string, unknown>][]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plain-lists-'))
  reported = []
})
afterEach(() => rm(dataDir, { recursive: true }))

/** A site as the version before has left it. */
async function createOlder(databaseUrl: string | undefined): Promise<void> {
  const older = await connect(dataDir, databaseUrl)
  await migrate(older, former)
  await runOn(older, `INSERT INTO site_identity ("siteId", "mayTakeFiles") VALUES ('${SITE_ID}', 0)`)
  await runOn(older, filled)
  await runOn(older, single)
  await older.close()
  await writeFile(join(dataDir, 'site.id'), `${SITE_ID}\n`)
}

/** The backups before an upgrade, by their paths. */
async function backups(): Promise<string[]> {
  const isOne = /^tulian-[0-9a-f-]{36}-before-015-plain-lists-\d{8}T\d{6}Z\.backup$/
  return (await readdir(dataDir)).filter((each) => isOne.test(each)).map((each) => join(dataDir, each))
}

describe.each([
  ['SQLite', () => Promise.resolve(undefined)],
  ['PostgreSQL', () => createDatabase('template0')],
])('a site of the version before on %s', (_name, create) => {
  let databaseUrl: string | undefined
  const report = (event: string, detail: Record<string, unknown> = {}) => void reported.push([event, detail])
  const start = () => createDatabaseBackend({ ...withBackup, dataDir, databaseUrl, personalKey, report })

  beforeEach(async () => {
    databaseUrl = await create()
    await createOlder(databaseUrl)
  })

  test('is backed up, upgraded and searched, with its progress told', { timeout: 60_000 }, async () => {
    const site = await start()
    const messages = site.stores.of('contact-message')
    expect(await messages.count()).toBe(ROWS + 1)
    expect(await messages.count({ search: 'zhang张伟' })).toBe(12)
    expect((await messages.find({ search: '龘靐', offset: 0, limit: 10 })).length).toBe(1)
    await site.close()
    const [path] = await backups()
    expect(reported).toContainEqual([
      '升级前的备份已写好，可用旧版本的 npm run restore 恢复',
      expect.objectContaining({ path }),
    ])
    expect(reported).toContainEqual([
      '正在为搜索整理已有的记录，完成后网站即启动',
      { type: '留言', folded: ROWS + 1, isDone: true },
    ])
    reported = []
    await (await start()).close()
    expect(reported).toEqual([])
  })

  test('comes back from that backup as it was before', { timeout: 60_000 }, async () => {
    await (await start()).close()
    const [from = ''] = await backups()
    const elsewhere = { dataDir: join(dataDir, 'elsewhere'), databaseUrl: await create() }
    await restoreSite({ from, ...elsewhere, personalKey })
    const restored = await connect(elsewhere.dataDir, elsewhere.databaseUrl)
    expect((await appliedIn(restored)).toSorted()).toEqual(former.map((each) => each.name))
    const [counted] = await restored.sequelize.query<{ total: number | string }>(
      `SELECT "total" FROM row_count WHERE "tableName" = 'contact_message'`,
      { type: QueryTypes.SELECT },
    )
    expect(Number(counted?.total)).toBe(ROWS + 1)
    await restored.close()
  })

  test('is not upgraded where the backup cannot be written', async () => {
    await writeFile(join(dataDir, 'taken'), '')
    const options = { dataDir, databaseUrl, personalKey, backups: { folder: join(dataDir, 'taken') } }
    await expect(createDatabaseBackend({ ...withBackup, ...options })).rejects.toThrow(
      /升级前的备份没有做成，数据库没有改变/,
    )
    const kept = await connect(dataDir, databaseUrl)
    expect(await appliedIn(kept)).toHaveLength(former.length)
    await kept.close()
    expect((await readdir(dataDir)).filter((each) => each.includes('backup'))).toEqual([])
  })

  test('keeps no backup of an upgrade that failed, and changes no earlier one', async () => {
    const earlier = join(dataDir, `tulian-${SITE_ID}-before-015-plain-lists.backup`)
    await writeFile(earlier, 'earlier')
    const older = await connect(dataDir, databaseUrl)
    await runOn(older, 'ALTER TABLE news ADD COLUMN "searchText" TEXT')
    await expect(start()).rejects.toThrow(/数据库升级失败，已恢复到升级前的结构/)
    expect(await backups()).toEqual([])
    await runOn(older, 'ALTER TABLE news DROP COLUMN "searchText"')
    await older.close()
    await (await start()).close()
    expect(await backups()).toHaveLength(1)
    expect(await readFile(earlier, 'utf8')).toBe('earlier')
  })

  test('is not backed up where DATA_DIR is that of another site', async () => {
    await writeFile(join(dataDir, 'site.id'), '99999999-2222-4333-8444-555555555555\n')
    await expect(start()).rejects.toThrow(/属于两个不同的网站/)
    expect(reported).toEqual([])
    expect((await readdir(dataDir)).filter((each) => each.includes('backup'))).toEqual([])
  })

  test('loses what an upgrade that was killed had begun of its backup', async () => {
    const part = join(
      dataDir,
      `tulian-${SITE_ID}-before-015-plain-lists-20260105T020000Z.backup.0123456789ab.part`,
    )
    await writeFile(part, 'half')
    await mkdir(join(dataDir, '.backup-upgrade'))
    await writeFile(join(dataDir, '.backup-upgrade', 'database-1'), 'half')
    await (await start()).close()
    expect((await readdir(dataDir)).filter((each) => /\.part$|^\.backup/.test(each))).toEqual([])
  })

  test('is upgraded where somebody has removed what the migration drops', async () => {
    const older = await connect(dataDir, databaseUrl)
    await runOn(older, 'DROP TABLE hour_count')
    await older.close()
    const site = await start()
    expect(await site.stores.of('contact-message').count({ search: '龘靐' })).toBe(1)
    await site.close()
  })

  test('has its people found by a command though the start was stopped before all rows were folded', async () => {
    await (await start()).close()
    const stopped = await connect(dataDir, databaseUrl)
    await runOn(stopped, `UPDATE contact_message SET "searchText" = NULL`)
    await stopped.close()
    const command = await openStoredBackend({ dataDir, databaseUrl, personalKey })
    expect(await erasePerson(command, { phone: '13800138000' })).toMatchObject({
      messages: [{ name: '龘靐齉' }],
    })
    expect(await command.stores.of('contact-message').count()).toBe(ROWS)
    await command.close()
  })
})

test('SQLite keeps no byte of who is erased, of the upgrade neither', async () => {
  await createOlder(undefined)
  const site = await createDatabaseBackend({ ...withBackup, dataDir, personalKey })
  await site.transaction((stores) => stores.of('contact-message').create({ name: '齾爩麤' }))
  await site.transaction((stores) => stores.of('contact-message').update(ROWS + 2, { name: '某' }))
  await site.transaction((stores) => stores.of('contact-message').remove(ROWS + 1))
  expect(await site.purgeDeleted()).toBe(true)
  await site.close()
  const file = await readFile(join(dataDir, DATABASE_FILE))
  const left = ['龘', '靐', '齉', '齾', '13800138000', '张伟'].filter((text) => file.includes(text))
  expect(left).toEqual(['张伟'])
})

describe('an upgrade beside another start', () => {
  const upgradeOf = async (folder: string, lost: AbortSignal) => {
    const connection = await connect(folder)
    const files = await openFilePlace({ dataDir })
    const upgrade = vi.fn(async () => undefined)
    const upgraded = upgradeAfterBackup(connection, { dataDir, personalKey }, files, { lost, upgrade })
    const said = await upgraded.catch(String)
    await connection.close()
    files.close()
    return [said, upgrade.mock.calls.length, await backups()]
  }

  test('is refused where the database in the backup is of another stage', async () => {
    await createOlder(undefined)
    const stale = join(dataDir, 'stale')
    const connection = await connect(stale)
    await migrate(connection, former.slice(0, -1))
    await runOn(connection, `INSERT INTO site_identity ("siteId", "mayTakeFiles") VALUES ('${SITE_ID}', 0)`)
    await connection.close()
    const refused = expect.stringContaining('备份期间数据库已被另一个实例升级')
    expect(await upgradeOf(stale, new AbortController().signal)).toEqual([refused, 0, []])
  })

  test('stops where its lock was lost', async () => {
    await createOlder(undefined)
    expect(await upgradeOf(dataDir, AbortSignal.abort(new Error('lost')))).toEqual(['Error: lost', 0, []])
  })
})
