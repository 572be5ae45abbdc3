import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pack } from 'tar-stream'
import { expect } from 'vitest'
import { archived, bytesOf } from './archive.ts'
import { readBackupFile } from './check-backup.ts'
import { framed } from './frames.ts'
import { unpack } from './restore-site.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { test, type TestSite } from '#tests/backup/test-site.ts'
import { writeWhole } from './write-whole.ts'

// Backups that nobody of the site has written.

/** A backup that is whole, with entries that none has. */
async function forged(file: string, entries: Record<string, string>) {
  const packed = pack()
  for (const [name, content] of Object.entries(entries)) packed.entry({ name }, content)
  packed.finalize()
  await writeWhole(file, framed(packed, undefined))
}

test.for([
  '../escaped.txt',
  '/tmp/escaped.txt',
  'uploads/../../escaped.txt',
  'uploads/a/b.png',
  'uploads/.hidden',
  'uploads/',
])('an archive with %s is refused, and nothing is written anywhere', async (name, { site }) => {
  await forged(site.file, { [name]: 'escaped', 'manifest.json': '{}' })
  await expect(site.restore()).rejects.toThrow('不应出现')
  expect((await readdir(site.folder)).sort()).toEqual(['site', 'site.backup'])
})

test('an archive whose rows, files or manifest are not those that were written is refused', async ({
  site,
}) => {
  await site.addUpload()
  const manifest = await site.backUp()
  await forged(site.file, { 'manifest.json': 'no json' })
  await expect(readBackupFile(site.file)).rejects.toThrow('清单无法读取')
  await forged(site.file, { 'manifest.json': JSON.stringify(manifest) })
  await expect(readBackupFile(site.file)).rejects.toThrow('缺少')
  await forged(site.file, {})
  await expect(readBackupFile(site.file)).rejects.toThrow('没有清单')
})

test('a planted lost row is found by a restore', async ({ site }) => {
  await site.addDocument(100)
  await site.backUp()
  await replant(site, async (folder) => {
    const database = await openSqliteFile(join(folder, 'site.sqlite'))
    await database.run('DELETE FROM resume')
    await database.close()
  })
  await expect(site.restore()).rejects.toThrow('表 resume 应有 1 行，实有 0 行')
})

/** The same backup with another database in it, its size and digest right. */
async function replant({ folder, file }: TestSite, change: (folder: string) => Promise<void>) {
  const site = join(folder, 'replanted')
  await mkdir(site)
  const manifest = await unpack(createReadStream(file), site, undefined)
  await change(site)
  await rm(file)
  const again = archived(async (archive) => {
    const database = join(site, 'site.sqlite')
    const { size } = await stat(database)
    const planted = await archive.add('site.sqlite', size, bytesOf(database))
    const key = await readFile(join(site, 'pii.key'))
    await archive.add('pii.key', key.length, Readable.from([key]))
    const entries = [planted, ...manifest.entries.filter(({ name }) => name === 'pii.key')]
    const text = Buffer.from(JSON.stringify({ ...manifest, entries }))
    await archive.add('manifest.json', text.length, Readable.from([text]))
  })
  await writeWhole(file, framed(again, undefined))
}
