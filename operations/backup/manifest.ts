import { BackupRefusal } from './backup-refusal.ts'

/** One file inside a backup, by its name there. */
export interface Entry {
  name: string
  size: number
  /** SHA-256 in hexadecimal. */
  digest: string
}

/** What a backup says of itself; its last entry, since files that came meanwhile are in it too. */
export interface Manifest {
  siteId: string
  /** Of the program that made it. */
  productVersion: string
  /** The moment of the database's copy, as ISO 8601 in UTC. */
  takenAt: string
  database: 'sqlite' | 'postgres'
  /** The migrations that its database had. */
  migrations: string[]
  /** Rows by table, at that moment. */
  rows: Record<string, number>
  /** Where the key of identity numbers is: in here, with anyone who runs the site, or nowhere yet. */
  personalKey: 'included' | 'given' | 'none'
  /** One identity number as it was sealed, and where: proves a key without opening the database. */
  sealedSample?: { sealed: string; place: string }
  /** Files that rows name and the site itself no longer had. */
  missing: string[]
  entries: Entry[]
}

/**
 * Reads the text of a manifest.
 * @throws BackupRefusal where it is none
 */
export function readManifest(text: string): Manifest {
  try {
    const found: unknown = JSON.parse(text)
    if (isManifest(found)) return found
  } catch {
    // Said below.
  }
  throw new BackupRefusal('备份已损坏：其中的清单无法读取。')
}

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false
  const { siteId, productVersion, takenAt, database, migrations, rows, personalKey, missing, entries } = value
  return (
    [siteId, productVersion, takenAt].every(isText) &&
    (database === 'sqlite' || database === 'postgres') &&
    isListOf(migrations, isText) &&
    isListOf(missing, isText) &&
    isRecord(rows) &&
    Object.values(rows).every(isAmount) &&
    ['included', 'given', 'none'].includes(String(personalKey)) &&
    isListOf(entries, isEntry)
  )
}

const isEntry = (value: unknown) =>
  isRecord(value) && isText(value.name) && isAmount(value.size) && /^[0-9a-f]{64}$/.test(String(value.digest))
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isListOf = (value: unknown, is: (each: unknown) => boolean) => Array.isArray(value) && value.every(is)

/** How many rows of all tables, and how many files of people, for the lines that tell of a backup. */
export function amountsOf({ rows, entries }: Manifest) {
  const files = entries.filter(({ name }) => /^(uploads|resumes)\/[^.]/.test(name))
  return {
    tables: Object.keys(rows).length,
    rows: Object.values(rows).reduce((sum, amount) => sum + amount, 0),
    files: files.length,
    bytes: entries.reduce((sum, { size }) => sum + size, 0),
  }
}
