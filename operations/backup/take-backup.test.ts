import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { openStoredBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { readBackup } from './check-backup.ts'
import type { Manifest } from './manifest.ts'
import { countRows } from './snapshot.ts'
import { openSqliteFile, tablesOfSqlite } from './sqlite-file.ts'
import { documentOf, nameOf, test, type TestSite } from '#tests/backup/test-site.ts'
import { writeWhole } from './write-whole.ts'

test(
  'under concurrent writers every row that is in has its file, and all is of one moment',
  { timeout: 120_000 },
  async ({ site }) => {
    let isOver = false
    let number = 100
    const writers = [0, 1, 2].map(async () => {
      for (const kept: string[] = []; !isOver;) {
        kept.push(await site.addDocument(number++))
        await site.addUpload(randomBytes(2000))
        if (kept.length > 8) await site.removeDocument(kept.shift() ?? '')
      }
    })
    try {
      for (const amount of [106, 116]) {
        await expect.poll(() => number, { timeout: 60_000 }).toBeGreaterThan(amount)
        await expectWhole(site, await site.backUp())
      }
    } finally {
      isOver = true
      await Promise.all(writers)
    }
  },
)

/** The database waits for a migration, as before an upgrade. */
async function makeOlder({ dataDir }: TestSite) {
  const { sequelize, write, close } = await connect(dataDir)
  const newest = 'SELECT max(name) FROM applied_migration'
  await write((transaction) =>
    sequelize.query(`DELETE FROM applied_migration WHERE name = (${newest})`, { transaction }),
  )
  await close()
}

test(
  'nobody who writes waits for anyone who takes a backup slowly',
  { timeout: 120_000 },
  async ({ site }) => {
    await makeOlder(site)
    let [number, isOver] = [100, false]
    const lost = new Set<string>()
    // Rows name ever more missing documents, so no two copies agree and the last one needs writers to wait.
    const addLost = async () => {
      lost.add(`resumes/${nameOf(number)}`)
      await site.addRow(nameOf(number++))
    }
    await addLost()
    // More than what lies on the way to anyone who takes it.
    const bytes = randomBytes(200_000)
    const writers = [() => site.addDocument(number++, bytes), addLost].map(async (write) => {
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
      site.backingUp(async (running, temporary) => {
        taken.length = 0
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
    expect((await site.restore({ from: Readable.from(taken) })).manifest.rows.resume).toBeGreaterThan(3)
  },
)

/** What was taken while others wrote comes back as of one moment. */
async function expectWhole(site: TestSite, manifest: Manifest) {
  await site.restore({ isForced: true })
  const restored = await openStoredBackend({ dataDir: site.elsewhere })
  try {
    const rows = await restored.stores.of('resume').find()
    expect(manifest.missing).toEqual([])
    expect(rows.length).toBe(manifest.rows.resume)
    // One transaction made both, and applications stay.
    expect(await restored.stores.of('application').count()).toBeGreaterThanOrEqual(rows.length)
    for (const { fileName } of rows) {
      const name = String(fileName)
      expect(await readFile(join(site.elsewhere, 'resumes', name))).toEqual(documentOf(name))
    }
  } finally {
    await restored.close()
  }
}

test('a document that the site itself lost is named, and the backup is made all the same', async ({
  site,
}) => {
  const name = await site.addDocument(100)
  await rm(join(site.dataDir, 'resumes', name))
  expect((await site.backUp()).missing).toEqual([`resumes/${name}`])
})

test('a disk that is full in the middle leaves no file', async ({ site }) => {
  await site.addUpload(randomBytes(300_000))
  async function* full(source: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const piece of source) {
      size += piece.length
      if (size > 200_000) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      yield piece
    }
  }
  const writing = site.backingUp(({ bytes }) => writeWhole(site.file, full(bytes)))
  await expect(writing).rejects.toThrow('no space left')
  expect(await readdir(site.folder)).toEqual(['site'])
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
})

test('the rows of a backup are counted in the copy itself', async ({ site }) => {
  const manifest = await site.backUp()
  const database = await openSqliteFile(join(site.dataDir, 'site.sqlite'))
  expect(await countRows(database.ask, await tablesOfSqlite(database.ask))).toEqual(manifest.rows)
  await database.close()
  expect(await readBackup(createReadStream(site.file), undefined)).toEqual(manifest)
})
