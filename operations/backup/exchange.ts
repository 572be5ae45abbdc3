import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import {
  ELSEWHERE_NOTE,
  MOVING_NOTE,
  RESUMES_FOLDER,
  TRASH_FOLDER,
  UPLOADS_FOLDER,
} from '#db/files/folders.ts'
import { OLD_PERSONAL_KEY_FILE, PERSONAL_KEY_FILE } from '#db/encryption/encryption-key.ts'
import { SITE_ID_FILE } from '#db/site/site-folder.ts'
import { RESTORE_JOURNAL } from '#db/site/site-refusals.ts'
import { syncFolder } from '#db/files/sync-folder.ts'
import { writeOnce } from '#db/files/write-once.ts'

/** What makes a site in DATA_DIR; its id last, since nothing starts without it. */
const parts = [
  UPLOADS_FOLDER,
  RESUMES_FOLDER,
  TRASH_FOLDER,
  PERSONAL_KEY_FILE,
  OLD_PERSONAL_KEY_FILE,
  ...['-wal', '-shm', '-journal', ''].map((suffix) => `${DATABASE_FILE}${suffix}`),
  ELSEWHERE_NOTE,
  MOVING_NOTE,
  SITE_ID_FILE,
]

/** Written before the first part moves and removed after the last: while it is there nothing starts. */
interface Journal {
  /** The folder in DATA_DIR that takes the old parts. */
  aside: string
  /** The parts that the old site had. */
  had: string[]
  /** Of a PostgreSQL database: the schema that the old tables go to, '' where there were none. */
  schema?: string
}

/** How parts are exchanged, and what belongs to it. */
export interface ExchangeOptions extends Pick<Journal, 'aside' | 'schema'> {
  /** Looks once more, when nothing can start any more; what it throws leaves all as it was. */
  prove(): Promise<void>
  /** The last step, all or nothing by itself. */
  commit(): Promise<void>
  /** Whether the last step was done though it failed: the answer of a database may be lost. */
  isCommitted(): Promise<boolean>
}

/** A folder for what is moved aside, named by the moment. */
export const asideName = (now = new Date()) =>
  `before-restore-${now.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}-${randomBytes(3).toString('hex')}`

/**
 * Puts a new site's parts in the place of those in DATA_DIR, which are kept aside. What goes wrong in between puts the old
 * ones back; after a stop in between `putBack` does.
 * @returns the folder that holds the old parts; undefined where there were none
 */
export async function exchange(
  dataDir: string,
  from: string,
  { aside, schema, prove, commit, isCommitted }: ExchangeOptions,
): Promise<string | undefined> {
  const had = []
  for (const part of parts) if (await isThere(join(dataDir, part))) had.push(part)
  await writeJournal(dataDir, { aside, had, schema })
  let hasBegun = false
  try {
    await prove()
    await mkdir(join(dataDir, aside), { mode: 0o700 })
    for (const part of parts) {
      if (had.includes(part)) await rename(join(dataDir, part), join(dataDir, aside, part))
      if (await isThere(join(from, part))) await rename(join(from, part), join(dataDir, part))
    }
    await syncFolder(dataDir)
    hasBegun = true
    await commit()
  } catch (error) {
    // Where nobody can tell, this throws, and the journal keeps anything from starting.
    if (await putBack(dataDir, async () => hasBegun && (await isCommitted()))) throw error
  }
  await endExchange(dataDir)
  if (had.length > 0) return join(dataDir, aside)
  await rm(join(dataDir, aside), { recursive: true })
  return undefined
}

/**
 * Brings the old site back after an exchange that was not finished.
 * @param isCommitted whether the journal's schema shows that the last step was done; then the new site stays
 * @returns whether an old site was put back
 */
export async function putBack(
  dataDir: string,
  isCommitted: (schema: string) => Promise<boolean>,
): Promise<boolean> {
  const journal = await readJournal(dataDir)
  if (!journal) return false
  const { aside, had, schema } = journal
  if (schema !== undefined && (await isCommitted(schema))) {
    await endExchange(dataDir)
    return false
  }
  for (const part of parts) {
    const kept = join(dataDir, aside, part)
    const isMoved = await isThere(kept)
    // A part that the old site did not have, or whose old one is aside, is the new site's.
    if (isMoved || !had.includes(part)) await rm(join(dataDir, part), { recursive: true, force: true })
    if (isMoved) await rename(kept, join(dataDir, part))
  }
  await rm(join(dataDir, aside), { recursive: true, force: true })
  await endExchange(dataDir)
  return true
}

async function endExchange(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORE_JOURNAL), { force: true })
  await syncFolder(dataDir)
}

async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const text = JSON.stringify(journal)
  if ((await writeOnce(join(dataDir, RESTORE_JOURNAL), text)) !== text)
    throw new Error(`${RESTORE_JOURNAL} is there already`)
}

async function readJournal(dataDir: string): Promise<Journal | undefined> {
  const text = await readFile(join(dataDir, RESTORE_JOURNAL), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { aside, had, schema } = JSON.parse(text) as Partial<Journal>
  if (typeof aside !== 'string' || !/^before-restore-[\da-f-]+$/.test(aside) || !Array.isArray(had))
    throw new Error(`${RESTORE_JOURNAL} cannot be read`)
  return { aside, had, schema }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
