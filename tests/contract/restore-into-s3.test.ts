import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { restoreSite } from '#operations/backup/restore-site.ts'
import { takeBackup } from '#operations/backup/take-backup.ts'
import { inTemporaryFolder } from '#operations/backup/temporary-folder.ts'
import { writeWhole } from '#operations/backup/write-whole.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import { createFirstAdministrator } from '#db/site/first-administrator.ts'
import { borrowPrefix } from './s3-prefixes.ts'

const PICTURE = `${'1'.repeat(32)}.png`
const SECOND = `${'2'.repeat(32)}.png`
const personalKey = Buffer.alloc(32, 7)

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-into-s3-'))
  file = join(folder, 'site.backup')
  const dataDir = join(folder, 'site')
  const site = await createDatabaseBackend({ dataDir, personalKey })
  await createFirstAdministrator(site)
  await site.close()
  await writeFile(join(dataDir, 'uploads', PICTURE), 'a picture')
  await backUp()
})
afterEach(() => rm(folder, { recursive: true }))

function backUp() {
  const dataDir = join(folder, 'site')
  return inTemporaryFolder(dataDir, async (temporary) => {
    const options = { dataDir, folder: temporary, isPersonalKeyGiven: true, productVersion: '1.0.0' }
    await writeWhole(file, takeBackup(options).bytes)
  })
}

async function namesIn({ areas }: FilePlace) {
  const names: string[] = []
  for (const area of [areas.uploads, areas.resumes])
    for await (const { name } of area.list()) names.push(name)
  return names.sort()
}

test('a site restored into an empty bucket starts there, with its files', async () => {
  const s3 = await borrowPrefix()
  const dataDir = join(folder, 'elsewhere')
  await restoreSite({ from: file, dataDir, s3, personalKey })
  const site = await createDatabaseBackend({ dataDir, s3, personalKey })
  expect(await site.stores.of('account').count()).toBe(1)
  await site.close()
  const place = await openFilePlace({ dataDir, s3 })
  expect((await place.areas.uploads.find(PICTURE))?.size).toBe('a picture'.length)
  place.close()
})

test('a restore that is refused after it sent the files takes back what was not there before, and nothing else', async () => {
  const s3 = await borrowPrefix()
  const dataDir = join(folder, 'elsewhere')
  const place = await openFilePlace({ dataDir, s3 })
  // Somebody begins to use the folder while the backup is unpacked.
  const tell = ({ what }: { what: string }) => {
    if (what !== '恢复') return
    mkdirSync(join(dataDir, 'uploads'), { recursive: true })
    writeFileSync(join(dataDir, 'uploads/other.png'), 'theirs')
  }
  const restoring = () => restoreSite({ from: file, dataDir, s3, personalKey, tell })
  await expect(restoring()).rejects.toThrow('已有网站')
  expect(await namesIn(place)).toEqual([])
  expect(await place.notes.read('site.id')).toBeUndefined()

  // The same of a bucket that is the site's own.
  await rm(join(dataDir, 'uploads'), { recursive: true })
  await place.notes.writeOnce('site.id', await readFile(join(folder, 'site/site.id'), 'utf8'))
  await place.areas.uploads.put('mine.png', { bytes: Readable.from([Buffer.from('mine')]), size: 4 })
  await place.areas.uploads.put(PICTURE, { bytes: Readable.from([Buffer.from('a picture')]), size: 9 })
  await writeFile(join(folder, 'site/uploads', SECOND), 'another')
  await backUp()
  await expect(restoring()).rejects.toThrow('已有网站')
  expect(await namesIn(place)).toEqual([PICTURE, 'mine.png'].sort())
  expect(await place.notes.read('site.id')).toBeDefined()
  place.close()
})

test('a bucket that is not there is named, with what to do, before anything is unpacked', async () => {
  const s3 = { ...(await borrowPrefix()), bucket: 'none' }
  const done = new Set<string>()
  const tell = ({ what }: { what: string }) => void done.add(what)
  const restoring = restoreSite({ from: file, dataDir: join(folder, 'elsewhere'), s3, personalKey, tell })
  await expect(restoring).rejects.toThrow(/^UPLOADS_URL（.*存储桶不存在/)
  expect([...done]).toEqual(['检查备份'])
})

test('a bucket of another site is refused, and nothing is put there', async () => {
  const s3 = await borrowPrefix()
  const other = await openFilePlace({ dataDir: folder, s3 })
  await other.notes.writeOnce('site.id', '00000000-0000-4000-8000-000000000000\n')
  await other.areas.uploads.put('other.png', { bytes: Readable.from([Buffer.from('theirs')]), size: 6 })
  const restoring = restoreSite({ from: file, dataDir: join(folder, 'elsewhere'), s3, personalKey })
  await expect(restoring).rejects.toThrow(/UPLOADS_URL.*另一个网站/)
  expect(await namesIn(other)).toEqual(['other.png'])
  other.close()
})
