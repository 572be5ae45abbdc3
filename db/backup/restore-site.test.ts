import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabaseBackend, openKeptBackend, type OpenBackend } from '#db/backend.ts'
import { createFirstAdministrator } from '#db/first-administrator.ts'
import { RESTORE_JOURNAL } from '#db/site-refusals.ts'
import { archived, bytesOf } from './archive.ts'
import { readBackup, readBackupFile } from './check-backup.ts'
import { asideName, exchange, putBack } from './exchange.ts'
import { framed } from './frames.ts'
import type { Manifest } from './manifest.ts'
import { restoreSite, unpack, type RestoreOptions } from './restore-site.ts'
import { countRows } from './snapshot.ts'
import { openSqliteFile, tablesOfSqlite } from './sqlite-file.ts'
import { takeBackup } from './take-backup.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { writeWhole } from './write-whole.ts'

const backupKey = randomBytes(32)

let folder: string
let dataDir: string
let backend: OpenBackend
/** Where backups are put. */
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  dataDir = join(folder, 'site')
  file = join(folder, 'site.backup')
  backend = await createDatabaseBackend({ dataDir })
  await createFirstAdministrator(backend)
})
afterEach(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

const nameOf = (number: number) => `${String(number).padStart(32, '0')}.pdf`
const documentOf = (name: string) => Buffer.from(`%PDF ${name}`.repeat(200))

/** As an application's document comes: the file first, then its row. */
async function addDocument(number: number, bytes?: Buffer) {
  const name = nameOf(number)
  await writeFile(join(dataDir, 'resumes', name), bytes ?? documentOf(name))
  await addRow(name, number)
  return name
}

const addRow = (name: string, number = 100) =>
  backend.transaction(async (stores) => {
    await stores.of('resume').create({ referenceHash: name, fileName: name })
    await stores.of('application').create({ name: `申请人${number}`, idNumber: `34010119900101${number}` })
  })

/** As an erasure takes it: the row first, then the file. */
async function removeDocument(name: string) {
  await backend.transaction(async (stores) => {
    const [row] = await stores.of('resume').find({ where: { fileName: name } })
    if (row) await stores.of('resume').remove(row.id)
  })
  await rm(join(dataDir, 'resumes', name))
}

async function addUpload(bytes = randomBytes(100_000)) {
  const name = `${randomBytes(16).toString('hex')}.png`
  await writeFile(join(dataDir, 'uploads', name), bytes)
}

function backUp(options: { backupKey?: Buffer; isPersonalKeyGiven?: boolean } = {}): Promise<Manifest> {
  return inTemporaryFolder(dataDir, async (temporary) => {
    const running = takeBackup({
      dataDir,
      folder: temporary,
      isPersonalKeyGiven: false,
      productVersion: '1.0.0',
      ...options,
    })
    await writeWhole(file, running.bytes)
    return running.manifest()
  })
}

const restore = (options: Partial<RestoreOptions> = {}) =>
  restoreSite({ from: file, dataDir: join(folder, 'elsewhere'), ...options })

/** All rows of all tables, as text. */
async function rowsIn(site: string) {
  const database = await openSqliteFile(join(site, 'site.sqlite'))
  try {
    const tables = await tablesOfSqlite(database.ask)
    const all: Record<string, unknown> = {}
    for (const table of tables) all[table] = await database.ask(`SELECT * FROM "${table}"`)
    return all
  } finally {
    await database.close()
  }
}

/** Every file of a site but its database, with its content. */
async function filesIn(site: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const kept = files.filter((path) => !/site\.sqlite|\.incoming/.test(path)).sort()
  return Promise.all(kept.map(async (path) => [path.slice(site.length), await readFile(path, 'base64')]))
}

test.each([
  ['encrypted', backupKey],
  ['plain', undefined],
])('a quiet site comes back row by row and file by file, %s', async (_how, key) => {
  for (let number = 100; number < 120; number += 1) await addDocument(number)
  for (let number = 0; number < 5; number += 1) await addUpload()
  await addUpload(Buffer.alloc(0))
  const manifest = await backUp({ backupKey: key })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(manifest.rows).toMatchObject({ resume: 20, application: 20, account: 1 })
  await restore({ backupKey: key })
  const elsewhere = join(folder, 'elsewhere')
  expect(await rowsIn(elsewhere)).toEqual(await rowsIn(dataDir))
  expect(await filesIn(elsewhere)).toEqual(await filesIn(dataDir))
  expect((await readdir(elsewhere)).filter((name) => name.startsWith('.'))).toEqual([])
  // It starts, and its key opens what it holds.
  const restored = await createDatabaseBackend({ dataDir: elsewhere })
  const [application] = await restored.stores.of('application').find({ limit: 1 })
  expect(application?.idNumber).toBe('34010119900101100')
  await restored.close()
})

test(
  'under concurrent writers every row that is in has its file, and all is of one moment',
  { timeout: 120_000 },
  async () => {
    let isOver = false
    let number = 100
    const writers = [0, 1, 2].map(async () => {
      for (const kept: string[] = []; !isOver;) {
        kept.push(await addDocument(number++))
        await addUpload(randomBytes(2000))
        if (kept.length > 8) await removeDocument(kept.shift() ?? '')
      }
    })
    try {
      for (const amount of [106, 116]) {
        await expect.poll(() => number, { timeout: 60_000 }).toBeGreaterThan(amount)
        await expectWhole(await backUp())
      }
    } finally {
      isOver = true
      await Promise.all(writers)
    }
  },
)

test('nobody who writes waits for whoever takes a backup slowly', { timeout: 120_000 }, async () => {
  let [number, isOver] = [100, false]
  const lost = new Set<string>()
  // Rows name ever more documents that nobody has: no two copies agree, so that the last is made while none writes.
  const addLost = async () => {
    lost.add(`resumes/${nameOf(number)}`)
    await addRow(nameOf(number++))
  }
  await addLost()
  // More than what lies on the way to whoever takes it.
  const bytes = randomBytes(200_000)
  const writers = [() => addDocument(number++, bytes), addLost].map(async (write) => {
    while (!isOver) {
      await write()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
  const taken: Buffer[] = []
  /** Takes what is there at once, until the last copy is made. @returns false where two agreed before */
  const takeUntilLastCopy = async (pieces: AsyncIterator<Uint8Array>, temporary: string) => {
    while (!existsSync(join(temporary, 'database-4'))) {
      const piece = await pieces.next()
      if (piece.done) return false
      taken.push(Buffer.from(piece.value))
    }
    return true
  }
  const takeSlowly = () =>
    inTemporaryFolder(dataDir, async (temporary) => {
      taken.length = 0
      const options = { dataDir, folder: temporary, isPersonalKeyGiven: false, productVersion: '1.0.0' }
      const running = takeBackup(options)
      const pieces = running.bytes[Symbol.asyncIterator]()
      if (!(await takeUntilLastCopy(pieces, temporary))) return false
      // Nobody takes anything now.
      const before = number
      await expect.poll(() => number, { timeout: 20_000 }).toBeGreaterThan(before + 3)
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next())
        taken.push(Buffer.from(piece.value))
      const { missing, rows } = running.manifest()
      expect([...lost]).toEqual(expect.arrayContaining(missing))
      expect(rows.resume).toBeGreaterThan(missing.length)
      return true
    })
  try {
    while (!(await takeSlowly()));
  } finally {
    isOver = true
    await Promise.allSettled(writers)
  }
  expect((await restore({ from: Readable.from(taken) })).manifest.rows.resume).toBeGreaterThan(3)
})

/** What was taken while others wrote comes back as of one moment. */
async function expectWhole(manifest: Manifest) {
  await restore({ isForced: true })
  const restored = await openKeptBackend({ dataDir: join(folder, 'elsewhere') })
  try {
    const rows = await restored.stores.of('resume').find()
    expect(manifest.missing).toEqual([])
    expect(rows.length).toBe(manifest.rows.resume)
    // One transaction made both, and applications stay.
    expect(await restored.stores.of('application').count()).toBeGreaterThanOrEqual(rows.length)
    for (const { fileName } of rows) {
      const name = String(fileName)
      expect(await readFile(join(folder, 'elsewhere/resumes', name))).toEqual(documentOf(name))
    }
  } finally {
    await restored.close()
  }
}

test('a document that the site itself lost is named, and the backup is made all the same', async () => {
  const name = await addDocument(100)
  await rm(join(dataDir, 'resumes', name))
  expect((await backUp()).missing).toEqual([`resumes/${name}`])
})

test('a used folder is refused and not touched; with force the old site is kept beside', async () => {
  await backUp()
  const elsewhere = join(folder, 'elsewhere')
  await mkdir(join(elsewhere, 'uploads'), { recursive: true })
  await writeFile(join(elsewhere, 'uploads', 'old.png'), 'old')
  await expect(restore()).rejects.toThrow('已有网站')
  expect(await filesIn(elsewhere)).toEqual([['/uploads/old.png', Buffer.from('old').toString('base64')]])
  const { aside } = await restore({ isForced: true })
  expect(await readFile(join(String(aside?.folder), 'uploads/old.png'), 'utf8')).toBe('old')
  expect(await readdir(elsewhere)).not.toContain('uploads')
})

test('a site that runs is never replaced, forced or not', async () => {
  await backUp()
  const before = await filesIn(dataDir)
  for (const isForced of [false, true])
    await expect(restore({ dataDir, isForced })).rejects.toThrow('请先停止网站')
  expect(await filesIn(dataDir)).toEqual(before)
})

test('what cannot be moved in the middle leaves the old site as it was', async () => {
  const elsewhere = join(folder, 'elsewhere')
  await backUp()
  await restore()
  const other = await createDatabaseBackend({ dataDir: elsewhere })
  await other.transaction((stores) => stores.of('contact-message').create({ name: '后来的留言' }))
  await other.close()
  const [rows, files] = [await rowsIn(elsewhere), await filesIn(elsewhere)]
  const staged = join(folder, 'staged')
  await mkdir(join(staged, 'uploads'), { recursive: true })
  await expect(
    exchange(elsewhere, staged, {
      aside: 'before-restore-1-aa',
      prove: async () => undefined,
      commit: () => Promise.reject(new Error('The disk is full')),
      isCommitted: async () => false,
    }),
  ).rejects.toThrow('The disk is full')
  expect(await rowsIn(elsewhere)).toEqual(rows)
  expect(await filesIn(elsewhere)).toEqual(files)
})

test('what was committed stays, though its answer was lost; where nobody can tell, nothing starts', async () => {
  const elsewhere = join(folder, 'elsewhere')
  await backUp()
  await restore()
  const answerLost = (isCommitted: () => Promise<boolean>) => {
    const commit = () => Promise.reject(new Error('The connection was cut'))
    return exchange(elsewhere, join(folder, 'none'), {
      aside: asideName(),
      schema: 'before',
      prove: async () => undefined,
      commit,
      isCommitted,
    })
  }
  const away = answerLost(() => Promise.reject(new Error('The database is away')))
  await expect(away).rejects.toThrow('The database is away')
  await expect(openKeptBackend({ dataDir: elsewhere })).rejects.toThrow(/恢复/)
  expect(await putBack(elsewhere, async () => false)).toBe(true)
  const aside = await answerLost(async () => true)
  expect(await readdir(String(aside))).toContain('site.sqlite')
  expect(await readdir(elsewhere)).not.toContain('site.sqlite')
})

test('the key before the present one reads what is not encrypted anew yet', async () => {
  await backUp({ backupKey })
  await expect(restore({ backupKey: [randomBytes(32)] })).rejects.toThrow('BACKUP_KEY 不是这个备份的密钥')
  expect((await restore({ backupKey: [randomBytes(32), backupKey] })).manifest.rows).toMatchObject({
    account: 1,
  })
})

test('after a stop in the middle nothing starts, and the next restore puts the old site back first', async () => {
  const elsewhere = join(folder, 'elsewhere')
  await addUpload()
  await backUp()
  await restore()
  const [rows, files] = [await rowsIn(elsewhere), await filesIn(elsewhere)]
  // As a process leaves it that was killed after the first parts.
  const aside = 'before-restore-20261125000000-abcdef'
  const had = ['uploads', 'resumes', 'pii.key', 'site.sqlite', 'site.id']
  await writeFile(join(elsewhere, RESTORE_JOURNAL), JSON.stringify({ aside, had }))
  await mkdir(join(elsewhere, aside))
  await rename(join(elsewhere, 'uploads'), join(elsewhere, aside, 'uploads'))
  await mkdir(join(elsewhere, 'uploads'))
  await writeFile(join(elsewhere, 'uploads/new.png'), 'new')
  await expect(createDatabaseBackend({ dataDir: elsewhere })).rejects.toThrow('没有做完')
  await expect(openKeptBackend({ dataDir: elsewhere })).rejects.toThrow('没有做完')
  await expect(restore()).rejects.toThrow('已有网站')
  expect(await rowsIn(elsewhere)).toEqual(rows)
  expect(await filesIn(elsewhere)).toEqual(files)
})

test('standard input is kept aside until all of it is checked; nothing stays of a damaged one', async () => {
  await addUpload()
  await backUp({ backupKey })
  const bytes = await readFile(file)
  await expect(restore({ from: Readable.from([bytes.subarray(0, -5)]), backupKey })).rejects.toThrow('截断')
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['elsewhere']))
  await restore({ from: createReadStream(file), backupKey })
  expect(await filesIn(join(folder, 'elsewhere'))).toEqual(await filesIn(dataDir))
})

test('a key that was given from outside is asked for, and one that does not open the numbers is refused', async () => {
  await backend.close()
  const personalKey = randomBytes(32)
  dataDir = join(folder, 'given')
  backend = await createDatabaseBackend({ dataDir, personalKey })
  await addDocument(100)
  const manifest = await backUp({ isPersonalKeyGiven: true })
  expect(manifest).toMatchObject({ personalKey: 'given' })
  expect(manifest.entries.map(({ name }) => name)).not.toContain('pii.key')
  await expect(restore()).rejects.toThrow('请设置同一个 PII_KEY')
  await expect(restore({ personalKey: randomBytes(32) })).rejects.toThrow('无法用此密钥解密')
  await restore({ personalKey })
})

test('a backup of a newer version, and one of the other database, are refused in a line', async () => {
  await backUp()
  await expect(restore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow()
  const site = await openSqliteFile(join(dataDir, 'site.sqlite'))
  await site.run("INSERT INTO applied_migration (name) VALUES ('999-of-the-future')")
  await site.close()
  await backUp()
  await expect(restore()).rejects.toThrow('999-of-the-future')
  expect(await readdir(folder)).not.toContain('elsewhere')
})

/** A backup that is whole, with entries that none has. */
async function forged(entries: Record<string, string>) {
  const packed = pack()
  for (const [name, content] of Object.entries(entries)) packed.entry({ name }, content)
  packed.finalize()
  await writeWhole(file, framed(packed, undefined))
}

test.each([
  '../escaped.txt',
  '/tmp/escaped.txt',
  'uploads/../../escaped.txt',
  'uploads/a/b.png',
  'uploads/.hidden',
  'uploads/',
])('an archive with %s is refused, and nothing is written anywhere', async (name) => {
  await forged({ [name]: 'escaped', 'manifest.json': '{}' })
  await expect(restore()).rejects.toThrow('不应出现')
  expect((await readdir(folder)).sort()).toEqual(['site', 'site.backup'])
})

test('an archive whose rows, files or manifest are not those that were written is refused', async () => {
  await addUpload()
  const manifest = await backUp()
  await forged({ 'manifest.json': 'no json' })
  await expect(readBackupFile(file)).rejects.toThrow('清单无法读取')
  await forged({ 'manifest.json': JSON.stringify(manifest) })
  await expect(readBackupFile(file)).rejects.toThrow('缺少')
  await forged({})
  await expect(readBackupFile(file)).rejects.toThrow('没有清单')
})

test('a planted lost row is found by a restore', async () => {
  await addDocument(100)
  await backUp()
  await replant(file, async (site) => {
    const database = await openSqliteFile(join(site, 'site.sqlite'))
    await database.run('DELETE FROM resume')
    await database.close()
  })
  await expect(restore()).rejects.toThrow('表 resume 应有 1 行，实有 0 行')
})

/** The same backup with another database in it, its size and digest right. */
async function replant(path: string, change: (site: string) => Promise<void>) {
  const site = join(folder, 'replanted')
  await mkdir(site)
  const manifest = await unpack(createReadStream(path), site, undefined)
  await change(site)
  await rm(path)
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
  await writeWhole(path, framed(again, undefined))
}

test('a disk that is full in the middle leaves no file', async () => {
  await addUpload(randomBytes(300_000))
  async function* full(source: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const piece of source) {
      size += piece.length
      if (size > 200_000) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      yield piece
    }
  }
  const writing = inTemporaryFolder(dataDir, (temporary) =>
    writeWhole(
      file,
      full(
        takeBackup({ dataDir, folder: temporary, isPersonalKeyGiven: false, productVersion: '1.0.0' }).bytes,
      ),
    ),
  )
  await expect(writing).rejects.toThrow('no space left')
  expect(await readdir(folder)).toEqual(['site'])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
})

test('the rows of a backup are counted in the copy itself', async () => {
  const manifest = await backUp()
  const database = await openSqliteFile(join(dataDir, 'site.sqlite'))
  expect(await countRows(database.ask, await tablesOfSqlite(database.ask))).toEqual(manifest.rows)
  await database.close()
  expect(await readBackup(createReadStream(file), undefined)).toEqual(manifest)
})
