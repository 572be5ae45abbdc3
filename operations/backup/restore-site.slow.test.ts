import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { filesIn, openTestSite, rowsIn, test } from '#tests/backup/test-site.ts'

const backupKey = randomBytes(32)

test.for([
  ['encrypted', backupKey],
  ['plain', undefined],
] as const)('a quiet site comes back row by row and file by file, %s', async ([_how, key], { site }) => {
  for (let number = 100; number < 120; number += 1) await site.addDocument(number)
  for (let number = 0; number < 5; number += 1) await site.addUpload()
  await site.addUpload(Buffer.alloc(0))
  const manifest = await site.backUp(key)
  expect((await stat(site.file)).mode & 0o777).toBe(0o600)
  expect(manifest.rows).toMatchObject({ resume: 20, application: 20, account: 1 })
  await site.restore({ backupKey: key })
  const { elsewhere } = site
  expect(await rowsIn(elsewhere)).toEqual(await rowsIn(site.dataDir))
  expect(await filesIn(elsewhere)).toEqual(await filesIn(site.dataDir))
  expect((await readdir(elsewhere)).filter((name) => name.startsWith('.'))).toEqual([])
  // It starts, and its key opens what it holds.
  const restored = await createDatabaseBackend({ dataDir: elsewhere })
  const [application] = await restored.stores.of('application').find({ limit: 1 })
  expect(application?.idNumber).toBe('34010119900101100')
  await restored.close()
})

test('a used site.folder is refused and not touched; with force the old site is kept beside', async ({
  site,
}) => {
  await site.backUp()
  const { elsewhere } = site
  await mkdir(join(elsewhere, 'uploads'), { recursive: true })
  await writeFile(join(elsewhere, 'uploads', 'old.png'), 'old')
  await expect(site.restore()).rejects.toThrow('已有网站')
  expect(await filesIn(elsewhere)).toEqual([['/uploads/old.png', Buffer.from('old').toString('base64')]])
  const { aside } = await site.restore({ isForced: true })
  expect(await readFile(join(String(aside?.folder), 'uploads/old.png'), 'utf8')).toBe('old')
  expect(await readdir(elsewhere)).not.toContain('uploads')
})

test('a site that runs is never replaced, forced or not', async ({ site }) => {
  await site.backUp()
  const before = await filesIn(site.dataDir)
  for (const isForced of [false, true])
    await expect(site.restore({ dataDir: site.dataDir, isForced })).rejects.toThrow('请先停止网站')
  expect(await filesIn(site.dataDir)).toEqual(before)
})

test('the key before the present one reads what is not encrypted again yet', async ({ site }) => {
  await site.backUp(backupKey)
  await expect(site.restore({ backupKey: [randomBytes(32)] })).rejects.toThrow(
    'BACKUP_KEY 不是这个备份的密钥',
  )
  expect((await site.restore({ backupKey: [randomBytes(32), backupKey] })).manifest.rows).toMatchObject({
    account: 1,
  })
})

test('standard input is kept aside until all of it is checked; nothing stays of a damaged one', async ({
  site,
}) => {
  await site.addUpload()
  await site.backUp(backupKey)
  const bytes = await readFile(site.file)
  await expect(site.restore({ from: Readable.from([bytes.subarray(0, -5)]), backupKey })).rejects.toThrow(
    '截断',
  )
  expect(await readdir(site.folder)).toEqual(expect.not.arrayContaining(['elsewhere']))
  await site.restore({ from: createReadStream(site.file), backupKey })
  expect(await filesIn(site.elsewhere)).toEqual(await filesIn(site.dataDir))
})

test('a key that was given from outside is asked for, and one that does not open the numbers is refused', async () => {
  const personalKey = randomBytes(32)
  const site = await openTestSite({ personalKey })
  try {
    await site.addDocument(100)
    const manifest = await site.backUp()
    expect(manifest).toMatchObject({ personalKey: 'given' })
    expect(manifest.entries.map(({ name }) => name)).not.toContain('pii.key')
    await expect(site.restore()).rejects.toThrow('请设置同一个 PII_KEY')
    await expect(site.restore({ personalKey: randomBytes(32) })).rejects.toThrow('无法用此密钥解密')
    await site.restore({ personalKey })
  } finally {
    await site.close()
  }
})

test('a backup of a newer version, and one of the other database, are refused in a line', async ({
  site,
}) => {
  await site.backUp()
  await expect(site.restore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow()
  const database = await openSqliteFile(join(site.dataDir, 'site.sqlite'))
  await database.run("INSERT INTO applied_migration (name) VALUES ('999-of-the-future')")
  await database.close()
  await site.backUp()
  await expect(site.restore()).rejects.toThrow('999-of-the-future')
  expect(await readdir(site.folder)).not.toContain('elsewhere')
})
