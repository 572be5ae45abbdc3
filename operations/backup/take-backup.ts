import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { connect } from '#db/connection/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace, type FileSettings } from '#db/files/open-file-place.ts'
import { asStorageRefusal } from '#db/files/s3-errors.ts'
import { takeAnyTime } from '#operations/move/snapshot.ts'
import { OLD_PERSONAL_KEY_FILE, PERSONAL_KEY_FILE } from '#db/encryption/encryption-key.ts'
import { requireDatabaseFile } from '#db/site/site-identity.ts'
import type { SitePlace } from '#db/site/site-refusals.ts'
import { textOf } from '#db/files/write-once.ts'
import { archived, bytesOf, type ArchiveWriter } from './archive.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { addFiles, addHeld, holdDocuments, type Held } from './files-into-archive.ts'
import { framed } from './frames.ts'
import type { Entry, Manifest } from './manifest.ts'
import { DATABASE_ENTRIES, entryOfFile, KEY_ENTRY, MANIFEST_ENTRY, OLD_KEY_ENTRY } from './places.ts'
import { told, type TellProgress } from './progress.ts'
import type { Snapshot, SnapshotFacts } from './snapshot.ts'
import { takeSnapshot } from './take-snapshot.ts'

/** What is backed up, and how. */
export interface BackupOptions extends SitePlace, FileSettings {
  /** Encrypts the backup (BACKUP_KEY). */
  backupKey?: Buffer
  /** The key of identity numbers comes from the environment, so it is not in the backup. */
  isPersonalKeyGiven: boolean
  productVersion: string
  tell?: TellProgress
  /** A folder for the copy of the database, gone when the backup is done. */
  folder: string
}

/** A backup while it is written, and what it holds once all of it was read. */
export interface RunningBackup {
  bytes: AsyncIterable<Uint8Array>
  manifest(): Manifest
}

/**
 * How many copies of the database are made beside writers. If documents still differ then, writers wait for the last copy.
 */
const FREE_SNAPSHOTS = 3

/**
 * Backs a running site up: files, the database, then newer files, so every file that a row names is there. If a document was
 * removed in between, it copies the database again, at last while writers wait.
 */
export function takeBackup(options: BackupOptions): RunningBackup {
  let manifest: Manifest | undefined
  const bytes = archived(async (archive) => {
    manifest = await fill(archive, options)
  })
  return {
    bytes: framed(bytes, options.backupKey),
    manifest() {
      if (!manifest) throw new Error('The backup is not written yet')
      return manifest
    },
  }
}

async function fill(archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const files = await openFilePlace(options)
  try {
    return await fillFrom(files, archive, options)
  } catch (error) {
    throw asStorageRefusal(error, files.label)
  } finally {
    files.close()
  }
}

async function fillFrom(files: FilePlace, archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const { dataDir, folder, tell = () => undefined } = options
  const entries = new Map<string, Entry>()
  const note = (entry: Entry) => void entries.set(entry.name, entry)

  await addFiles(archive, files, entries, tell)
  const held: Held = new Map()
  const copyAgain = async (number: number): Promise<Copied> => {
    const before = await keysIn(options)
    const taken = await takeSnapshot(options, join(folder, `database-${number}`))
    try {
      // A rotation may have ended in between: rows of the copy may still be sealed with what was there before.
      const keys = [...new Set([...(await keysIn(options)), ...before])]
      // At once, before anything else is asked: the shorter that time, the rarer a document goes in between.
      await holdDocuments(files, folder, entries, held)
      const facts = await taken.facts()
      return { snapshot: taken, facts, keys, missing: missingOf(facts, [entries, held]) }
    } finally {
      await taken.close()
    }
  }
  const { snapshot, facts, keys, missing } = await agreed(copyAgain, (last) => whileNoneWrites(options, last))
  // Only now, when nobody waits: however slowly the archive is taken, writers go on.
  await addHeld(archive, held, entries, tell)
  await addFiles(archive, files, entries, tell)

  const { size } = await stat(snapshot.path)
  const copy = told(bytesOf(snapshot.path), tell, '备份数据库', size)
  note(await archive.add(DATABASE_ENTRIES[snapshot.database], size, copy))
  const [key, old] = keys
  if (key === undefined && !options.isPersonalKeyGiven && facts.sealedSample)
    throw new BackupRefusal(
      `数据库中有加密的身份证号，但 DATA_DIR（${dataDir}）中没有 ${PERSONAL_KEY_FILE}，也没有设置 PII_KEY：这样的备份无法使用。`,
    )
  if (key !== undefined) note(await addText(archive, KEY_ENTRY, key))
  if (old !== undefined) note(await addText(archive, OLD_KEY_ENTRY, old))
  const { database, takenAt } = snapshot
  const { migrations, rows, siteId, sealedSample } = facts
  const manifest: Manifest = {
    siteId,
    productVersion: options.productVersion,
    takenAt,
    database,
    migrations,
    rows,
    personalKey: options.isPersonalKeyGiven ? 'given' : key === undefined ? 'none' : 'included',
    sealedSample,
    missing,
    entries: [...entries.values()],
  }
  await addText(archive, MANIFEST_ENTRY, JSON.stringify(manifest))
  return manifest
}

/** A copy of the database, and the documents it names that are gone. */
interface Copied {
  snapshot: Snapshot
  facts: SnapshotFacts
  /** The texts of the generated keys that its rows may be sealed with, the present one first. */
  keys: string[]
  missing: string[]
}

/** The documents that rows of a copy name and nobody has. */
function missingOf({ documents }: SnapshotFacts, having: readonly ReadonlyMap<string, unknown>[]): string[] {
  const named = documents.map((name) => entryOfFile('resumes', name) ?? name)
  return named.filter((name) => having.every((each) => !each.has(name)))
}

/** Copies the database until every document that it names was read, or is missing from one copy to the next. */
async function agreed(
  copyAgain: (number: number) => Promise<Copied>,
  whileNoneWrites: (work: () => Promise<Copied>) => Promise<Copied>,
): Promise<Copied> {
  let before = new Set<string>()
  for (let number = 1; number <= FREE_SNAPSHOTS; number += 1) {
    const copy = await copyAgain(number)
    if (copy.missing.every((name) => before.has(name))) return copy
    before = new Set(copy.missing)
    await rm(copy.snapshot.path)
  }
  // A document goes after its row, and comes before it: with no row written, none goes that is named.
  return whileNoneWrites(() => copyAgain(FREE_SNAPSHOTS + 1))
}

/** On a connection of its own, whatever version the database is of: before an upgrade it is an older one. */
async function whileNoneWrites<Result>(place: SitePlace, work: () => Promise<Result>): Promise<Result> {
  await requireDatabaseFile(place)
  const { sequelize, dialect, write, close } = await connect(place.dataDir, place.databaseUrl)
  try {
    return await write(
      async (transaction) => {
        if (dialect.name === 'postgres') await takeAnyTime(sequelize, transaction)
        return work()
      },
      { isLong: true },
    )
  } finally {
    await close()
  }
}

/** The texts of the generated key and, during a rotation, of the one before; none if the environment gives it. */
async function keysIn({ dataDir, isPersonalKeyGiven }: BackupOptions): Promise<string[]> {
  if (isPersonalKeyGiven) return []
  const names = [PERSONAL_KEY_FILE, OLD_PERSONAL_KEY_FILE]
  const texts = await Promise.all(names.map((name) => textOf(join(dataDir, name))))
  return texts.filter((text) => text !== undefined)
}

async function addText(archive: ArchiveWriter, name: string, text: string): Promise<Entry> {
  const bytes = Buffer.from(text)
  return archive.add(name, bytes.length, Readable.from([bytes]))
}
