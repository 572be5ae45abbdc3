import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebReadableStream } from 'node:stream/web'
import type { FilePlace } from '#db/files/file-place.ts'
import { nodeStreamOf } from '#db/files/node-stream.ts'
import { openFilePlace, type FileSettings } from '#db/files/open-file-place.ts'
import type { Kept } from '#db/files/storage.ts'
import { takeAnyTime } from '#db/move/snapshot.ts'
import { OLD_PERSONAL_KEY_FILE, PERSONAL_KEY_FILE } from '#db/personal-key.ts'
import type { SitePlace } from '#db/site-refusals.ts'
import { textOf } from '#db/write-once.ts'
import { archived, bytesOf, type ArchiveWriter } from './archive.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { framed } from './frames.ts'
import type { Entry, Manifest } from './manifest.ts'
import { onSite } from './on-site.ts'
import {
  DATABASE_ENTRIES,
  entryOfFile,
  KEY_ENTRY,
  keptAreas,
  MANIFEST_ENTRY,
  OLD_KEY_ENTRY,
  type KeptArea,
} from './places.ts'
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

/** So often the database is copied while others write; where documents go faster than that, writers wait for the last copy. */
const FREE_SNAPSHOTS = 3

/**
 * Backs a site up while it is served. Files come first, then the database, then the files that came meanwhile: an upload is
 * kept before a row names it, so every file that the copied rows name is there. A document that was removed in between is
 * noticed, and the database copied anew, until both agree; at last with nothing written meanwhile.
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
  } finally {
    files.close()
  }
}

async function fillFrom(files: FilePlace, archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const { dataDir, folder, tell = () => undefined } = options
  const entries = new Map<string, Entry>()
  const note = (entry: Entry) => void entries.set(entry.name, entry)

  await addFiles(archive, files, entries, tell)
  const before = options.isPersonalKeyGiven ? [] : await keysIn(dataDir)
  const copyAgain = async (number: number): Promise<Copied> => {
    const taken = await takeSnapshot(options, join(folder, `database-${number}`))
    // At once, before anything else is asked: the shorter that time, the rarer a file goes in between.
    await addFiles(archive, files, entries, tell)
    try {
      return copiedOf({ snapshot: taken, facts: await taken.facts() }, entries)
    } finally {
      await taken.close()
    }
  }
  const { snapshot, facts, missing } = await agreed(copyAgain, (last) =>
    onSite(options, ({ write, dialect, sequelize }) =>
      write(
        async (transaction) => {
          if (dialect.name === 'postgres') await takeAnyTime(sequelize, transaction)
          return last()
        },
        { isLong: true },
      ),
    ),
  )

  const { size } = await stat(snapshot.path)
  const copy = told(bytesOf(snapshot.path), tell, '备份数据库', size)
  note(await archive.add(DATABASE_ENTRIES[snapshot.database], size, copy))
  const after = options.isPersonalKeyGiven ? [] : await keysIn(dataDir)
  // A rotation may have ended in between: rows of the copy may still be sealed with what was there before.
  const [key, old] = [...new Set([...after, ...before])]
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

/** A copy of the database, and the documents it names that are not in the archive. */
interface Copied {
  snapshot: Snapshot
  facts: SnapshotFacts
  missing: string[]
}

function copiedOf(copy: Omit<Copied, 'missing'>, entries: ReadonlyMap<string, Entry>): Copied {
  const named = copy.facts.documents.map((name) => entryOfFile('resumes', name) ?? name)
  return { ...copy, missing: named.filter((name) => !entries.has(name)) }
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

/** The texts of the generated key and, during a rotation, of the one before it. */
async function keysIn(dataDir: string): Promise<string[]> {
  const names = [PERSONAL_KEY_FILE, OLD_PERSONAL_KEY_FILE]
  const texts = await Promise.all(names.map((name) => textOf(join(dataDir, name))))
  return texts.filter((text) => text !== undefined)
}

/** Adds the files that are not in the archive yet. */
async function addFiles(
  archive: ArchiveWriter,
  files: FilePlace,
  entries: Map<string, Entry>,
  tell: TellProgress,
): Promise<void> {
  for (const area of keptAreas) {
    for await (const { name } of files.areas[area].list()) {
      // Nothing of the site leads to what was put there by hand under a name that is none of its own.
      const entry = entryOfFile(area, name)
      if (entry === undefined || entries.has(entry)) continue
      const added = await addFile(archive, files, { area, name, entry }, tell)
      if (added) entries.set(entry, added)
    }
  }
}

/** @returns undefined where it was removed meanwhile */
async function addFile(
  archive: ArchiveWriter,
  files: FilePlace,
  { area, name, entry }: { area: KeptArea; name: string; entry: string },
  tell: TellProgress,
): Promise<Entry | undefined> {
  const kept = await files.areas[area].find(name)
  const pieces = kept && (await opened(kept))
  if (!kept || !pieces) return undefined
  return archive.add(entry, kept.size, told(pieces, tell, `备份 ${entry}`, kept.size))
}

/** Reads the first piece before the archive begins an entry, which has to be finished: a file may be gone by now. */
async function opened(kept: Kept): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (kept.size === 0) return Readable.from([])
  const stream = kept.open()
  const readable =
    nodeStreamOf(stream)?.() ?? Readable.fromWeb(stream as unknown as WebReadableStream<Uint8Array>)
  const pieces = readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  try {
    const first = await pieces.next()
    return all(first, pieces)
  } catch (error) {
    // As a disk, and as S3 says it.
    if (/^(ENOENT|NoSuchKey)$/.test(codeOf(error))) return undefined
    throw error
  }
}

const codeOf = (error: unknown) => {
  const { code = '', name = '' } = error as { code?: string; name?: string }
  return code || name
}

async function* all(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}

async function addText(archive: ArchiveWriter, name: string, text: string): Promise<Entry> {
  const bytes = Buffer.from(text)
  return archive.add(name, bytes.length, Readable.from([bytes]))
}
