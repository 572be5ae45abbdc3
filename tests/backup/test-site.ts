import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { createFirstAdministrator } from '#db/site/first-administrator.ts'
import type { Manifest } from '#operations/backup/manifest.ts'
import { restoreSite, type RestoreOptions } from '#operations/backup/restore-site.ts'
import { openSqliteFile, tablesOfSqlite } from '#operations/backup/sqlite-file.ts'
import { takeBackup, type RunningBackup } from '#operations/backup/take-backup.ts'
import { inTemporaryFolder } from '#operations/backup/temporary-folder.ts'
import { writeWhole } from '#operations/backup/write-whole.ts'

// A site that tests back up and restore.

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** A test that is given a running site with one administrator, in a folder of its own. */
export const test = base.extend<{ site: TestSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  site: async ({}, use) => {
    const site = await openTestSite()
    await use(site)
    await site.close()
  },
})

/** The name under which the application of that number keeps its document, and what stands in it. */
export const nameOf = (number: number) => `${String(number).padStart(32, '0')}.pdf`
export const documentOf = (name: string) => Buffer.from(`%PDF ${name}`.repeat(200))

/** @param personalKey given from outside, instead of the site's own */
export async function openTestSite({ personalKey }: { personalKey?: Buffer } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const dataDir = join(folder, 'site')
  /** Where its backup is put. */
  const file = join(folder, 'site.backup')
  /** Where it is restored. */
  const elsewhere = join(folder, 'elsewhere')
  const backend = await createDatabaseBackend({ dataDir, personalKey })
  await createFirstAdministrator(backend)

  const addRow = (name: string, number = 100) =>
    backend.transaction(async (stores) => {
      await stores.of('resume').create({ referenceHash: name, fileName: name })
      await stores.of('application').create({ name: `申请人${number}`, idNumber: `34010119900101${number}` })
    })

  /** Runs a backup, whose bytes the work takes. */
  const backingUp = <Result>(
    work: (running: RunningBackup, temporary: string) => Promise<Result>,
    backupKey?: Buffer,
  ) =>
    inTemporaryFolder(dataDir, (temporary) =>
      work(
        takeBackup({
          dataDir,
          folder: temporary,
          isPersonalKeyGiven: personalKey !== undefined,
          productVersion: '1.0.0',
          backupKey,
        }),
        temporary,
      ),
    )

  return {
    folder,
    dataDir,
    file,
    elsewhere,
    addRow,
    backingUp,

    /** As an application's document comes: the file first, then its row. */
    async addDocument(number: number, bytes?: Buffer) {
      const name = nameOf(number)
      await writeFile(join(dataDir, 'resumes', name), bytes ?? documentOf(name))
      await addRow(name, number)
      return name
    },

    /** As an erasure takes it: the row first, then the file. */
    async removeDocument(name: string) {
      await backend.transaction(async (stores) => {
        const [row] = await stores.of('resume').find({ where: { fileName: name } })
        if (row) await stores.of('resume').remove(row.id)
      })
      await rm(join(dataDir, 'resumes', name))
    },

    async addUpload(bytes = randomBytes(100_000)) {
      const name = `${randomBytes(16).toString('hex')}.png`
      await writeFile(join(dataDir, 'uploads', name), bytes)
    },

    backUp: (backupKey?: Buffer): Promise<Manifest> =>
      backingUp(async (running) => {
        await writeWhole(file, running.bytes)
        return running.manifest()
      }, backupKey),

    restore: (options: Partial<RestoreOptions> = {}) =>
      restoreSite({ from: file, dataDir: elsewhere, ...options }),

    async close() {
      await backend.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** All rows of all tables of a site in a folder, as text. */
export async function rowsIn(site: string) {
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
export async function filesIn(site: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const kept = files.filter((path) => !/site\.sqlite|\.incoming/.test(path)).sort()
  return Promise.all(kept.map(async (path) => [path.slice(site.length), await readFile(path, 'base64')]))
}
