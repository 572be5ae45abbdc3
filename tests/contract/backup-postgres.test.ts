import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend, type OpenBackend } from '#db/backend.ts'
import { drillBackup } from '#operations/backup/drill-backup.ts'
import { connectForBackup, tablesOfPostgres } from '#operations/backup/postgres-client.ts'
import { restorePostgres } from '#operations/backup/postgres-restore.ts'
import { restoreSite } from '#operations/backup/restore-site.ts'
import { takeBackup } from '#operations/backup/take-backup.ts'
import { inTemporaryFolder } from '#operations/backup/temporary-folder.ts'
import { writeWhole } from '#operations/backup/write-whole.ts'
import { createFirstAdministrator } from '#db/site/first-administrator.ts'
import { createDatabase } from './postgres-databases.ts'

let folder: string
let dataDir: string
let file: string
let databaseUrl: string
let backend: OpenBackend

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-postgres-'))
  dataDir = join(folder, 'site')
  file = join(folder, 'site.backup')
  databaseUrl = await createDatabase('template0')
  backend = await createDatabaseBackend({ dataDir, databaseUrl })
  await createFirstAdministrator(backend)
})
afterEach(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

async function write(name: string) {
  await backend.transaction(async (stores) => {
    await stores.of('contact-message').create({ name, message: "内容，和 \\ 与 ' 和\n换行" })
    await stores.of('application').create({ name, idNumber: '34010119900101001X' })
  })
}

const backUp = () =>
  inTemporaryFolder(dataDir, async (temporary) => {
    const options = {
      dataDir,
      databaseUrl,
      folder: temporary,
      isPersonalKeyGiven: false,
      productVersion: '1.0.0',
    }
    const running = takeBackup(options)
    await writeWhole(file, running.bytes)
    return running.manifest()
  })

/** All rows of all tables in the order of their text. */
async function rowsIn(address: string) {
  const client = await connectForBackup(address)
  try {
    const all: Record<string, unknown> = {}
    for (const table of (await tablesOfPostgres(client.ask)).sort())
      all[table] = await client.ask(`SELECT t::text AS "row" FROM "${table}" t ORDER BY 1`)
    return all
  } finally {
    await client.close()
  }
}

test(
  'a site on PostgreSQL comes back row by row in another database, and goes on',
  { timeout: 60_000 },
  async () => {
    for (const name of ['甲', '乙', '丙']) await write(name)
    const manifest = await backUp()
    expect(manifest).toMatchObject({ database: 'postgres', rows: { contact_message: 3, application: 3 } })
    const elsewhere = { dataDir: join(folder, 'elsewhere'), databaseUrl: await createDatabase('template0') }
    await restoreSite({ from: file, ...elsewhere })
    expect(await rowsIn(elsewhere.databaseUrl)).toEqual(await rowsIn(databaseUrl))
    const restored = await createDatabaseBackend(elsewhere)
    const row = await restored.transaction((stores) => stores.of('contact-message').create({ name: '丁' }))
    expect(row.id).toBeGreaterThan(3)
    const found = await restored.stores.of('contact-message').find({ search: '甲' })
    expect(found).toHaveLength(1)
    await restored.close()
  },
)

test(
  'a used database is refused, a running one too; with force the old tables stay beside',
  { timeout: 60_000 },
  async () => {
    await write('甲')
    await backUp()
    await expect(restoreSite({ from: file, dataDir, databaseUrl, isForced: true })).rejects.toThrow(
      '请先停止网站',
    )
    await write('乙')
    await backend.close()
    const before = await rowsIn(databaseUrl)
    await expect(restoreSite({ from: file, dataDir, databaseUrl })).rejects.toThrow('--force')
    expect(await rowsIn(databaseUrl)).toEqual(before)

    const { aside } = await restoreSite({ from: file, dataDir, databaseUrl, isForced: true })
    expect(aside?.schema).toMatch(/^before_restore_/)
    const client = await connectForBackup(databaseUrl)
    const [old] = await client.ask<{ amount: string }>(
      `SELECT count(*) AS amount FROM "${aside?.schema}".contact_message`,
    )
    expect(old?.amount).toBe('2')
    await client.close()
    backend = await createDatabaseBackend({ dataDir, databaseUrl })
    expect(await backend.stores.of('contact-message').count()).toBe(1)
    // The schema that was put aside is in no later backup.
    expect((await backUp()).rows.contact_message).toBe(1)
  },
)

test('a backup of SQLite is not restored into PostgreSQL, and the other way round', async () => {
  await backUp()
  await expect(restoreSite({ from: file, dataDir: join(folder, 'elsewhere') })).rejects.toThrow(
    '备份来自 PostgreSQL',
  )
  const lite = join(folder, 'lite')
  const other = await createDatabaseBackend({ dataDir: lite })
  await other.close()
  await inTemporaryFolder(lite, (temporary) =>
    writeWhole(
      join(folder, 'lite.backup'),
      takeBackup({ dataDir: lite, folder: temporary, isPersonalKeyGiven: false, productVersion: '1.0.0' })
        .bytes,
    ),
  )
  const empty = await createDatabase('template0')
  await expect(
    restoreSite({
      from: join(folder, 'lite.backup'),
      dataDir: join(folder, 'elsewhere'),
      databaseUrl: empty,
    }),
  ).rejects.toThrow('npm run move')
  expect((await readdir(folder)).sort()).toEqual(['lite', 'lite.backup', 'site', 'site.backup'])
})

test(
  'a drill restores into a database of its own, which is gone afterwards; without the right only the file is drilled',
  {
    timeout: 60_000,
  },
  async () => {
    await write('甲')
    await backUp()
    const client = await connectForBackup(databaseUrl)
    const databases = () => client.ask(`SELECT datname FROM pg_database WHERE datname LIKE 'tulian_drill_%'`)
    try {
      const shown: number[] = []
      const drill = (address: string) =>
        drillBackup({
          path: file,
          dataDir,
          databaseUrl: address,
          renderPage: async (restored) =>
            void shown.push(await restored.stores.of('contact-message').count()),
        })
      expect(await drill(databaseUrl)).toEqual(['文件', '行数', '操作记录', '页面'])
      expect([shown, await databases()]).toEqual([[1], []])

      const role = `drill_${randomBytes(6).toString('hex')}`
      await client.run(`CREATE ROLE ${role} LOGIN`)
      const address = new URL(databaseUrl)
      address.username = role
      expect(await drill(address.href)).toEqual([expect.stringContaining('未演练数据库')])
      await client.run(`DROP ROLE ${role}`)
    } finally {
      await client.close()
    }
  },
)

test.each([
  ['in the middle of rows', 'CREATE TABLE cut (word text);\nCOPY cut FROM stdin;\none\n'],
  ['in the middle of a statement', 'CREATE TABLE cut (word text);\nINSERT INTO cut'],
])('a dump that ends %s changes nothing, in an empty database and beside a site', async (_where, dump) => {
  const path = join(folder, 'dump.gz')
  await writeFile(path, gzipSync(dump))
  const empty = await createDatabase('template0')
  const before = [await rowsIn(empty), await rowsIn(databaseUrl)]
  await expect(restorePostgres(empty, path)).rejects.toThrow()
  await expect(restorePostgres(databaseUrl, path, 'before_restore_1')).rejects.toThrow()
  expect([await rowsIn(empty), await rowsIn(databaseUrl)]).toEqual(before)
})

test('a setting of newer programs is left out, since older servers do not know it', async () => {
  const path = join(folder, 'dump.gz')
  await writeFile(
    path,
    gzipSync('SET statement_timeout = 0;\nSET transaction_timeout = 0;\nCREATE TABLE kept (word text);\n'),
  )
  const empty = await createDatabase('template0')
  await restorePostgres(empty, path)
  expect(Object.keys(await rowsIn(empty))).toEqual(['kept'])
})
