import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from '#db/connection/connection.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { asStorageRefusal } from '#db/files/s3-errors.ts'
import { appliedIn, migrateIn, stageOf } from '#db/migrations/migrate.ts'
import { SITE_IDENTITY_TABLE, siteIdentity } from '#db/migrations/005-site-identity.ts'
import { readBucket } from './site-bucket.ts'
import {
  storeSiteId,
  recordFilesElsewhere,
  readFolder,
  readSqliteFile,
  SITE_ID_FILE,
  type FolderFacts,
} from './site-folder.ts'
import { RESTORE_JOURNAL, siteRefusals, type SitePlace } from './site-refusals.ts'
import { textOf } from '#db/files/write-once.ts'

const NO_DATA = '是新的，没有数据'

/** Whose database it is. */
interface Identity {
  siteId: string
  /** True from an older site's upgrade until its folder has the id: that folder may already hold files. */
  mayTakeFiles: boolean
}

/**
 * Refuses a folder in which a restore was stopped while it exchanged the parts of two sites.
 * @throws StartRefusal
 */
export async function refuseUnfinishedRestore(place: SitePlace): Promise<void> {
  if ((await textOf(join(place.dataDir, RESTORE_JOURNAL))) !== undefined)
    throw siteRefusals.unfinishedRestore(place)
}

/**
 * Refuses, before SQLite makes a file, to start again beside what a site has left.
 * @throws StartRefusal
 */
export async function refuseMissingDatabase(place: SitePlace, files: FilePlace): Promise<void> {
  if (place.databaseUrl) return
  // The folder first: who starts a site in it just now has made the file before all else.
  const { holds, siteId } = await readFolder(place.dataDir)
  const { size, hasLog } = await readSqliteFile(place.dataDir)
  if (size) return
  const left = [...namesOf({ holds, siteId }), ...(hasLog ? ['site.sqlite-wal'] : [])]
  const state = size === undefined ? '不存在' : '是 0 字节的空文件'
  if (left.length > 0) throw siteRefusals.newDatabase(place, left, state)
  const bucket = files.isDisk ? undefined : await readBucket(files)
  if (bucket && namesOf(bucket).length > 0) throw siteRefusals.newDatabaseBesideBucket(place, state)
}

/**
 * Upgrades the database and pairs it with DATA_DIR and file storage by one id (X-87; decisions/0010, 0024). The
 * database gets the id first, so the next start repairs an interruption.
 * @throws StartRefusal when they are not of one site, with nothing changed
 */
export async function pairSite(connection: Connection, place: SitePlace, files: FilePlace): Promise<void> {
  const identity = await connection.write(
    (transaction) => identityAfterUpgrade(connection, { place, files, transaction }),
    {
      isLong: true,
    },
  )
  if ((await storeSiteId(place.dataDir, identity.siteId)) !== identity.siteId)
    throw siteRefusals.otherSite(place, identity.siteId)
  if (!files.isDisk && (await ensureIdInBucket(files, identity.siteId)) !== identity.siteId)
    throw siteRefusals.otherBucket(place, identity.siteId)
  if (!files.isDisk) await recordFilesElsewhere(place.dataDir, files.label)
  if (!identity.mayTakeFiles) return
  await connection.write((transaction) =>
    connection.sequelize.query(`UPDATE ${SITE_IDENTITY_TABLE} SET "mayTakeFiles" = 0`, { transaction }),
  )
}

/**
 * Rejects a database that is missing, of another version, or not that of DATA_DIR. Commands create, upgrade and pair
 * nothing.
 * @throws StartRefusal
 */
export async function requireSite(connection: Connection, place: SitePlace, files: FilePlace): Promise<void> {
  const stage = await stageOf(connection)
  if (stage === 'none') throw siteRefusals.noSite(place)
  if (stage === 'older') throw siteRefusals.olderDatabase(place)
  const { siteId } = (await identityIn(connection)) ?? {}
  const folder = await readFolder(place.dataDir)
  if (siteId === undefined || folder.siteId === undefined) throw siteRefusals.otherFolder(place)
  if (folder.siteId !== siteId) throw siteRefusals.otherSite(place, siteId)
  const kept = files.isDisk ? folder : await readBucket(files)
  refuseWhereNoFilesAre(place, files, kept)
  if (kept.siteId !== siteId) throw siteRefusals.otherBucket(place, siteId)
}

/**
 * Refuses a SQLite site whose file is not there, before one is made.
 * @throws StartRefusal
 */
export async function requireDatabaseFile(place: SitePlace): Promise<void> {
  if (!place.databaseUrl && !(await readSqliteFile(place.dataDir)).size) throw siteRefusals.noSite(place)
}

/** Runs in the transaction with the write lock, so that a concurrent start sees this one's result. */
async function identityAfterUpgrade(
  connection: Connection,
  { place, files, transaction }: { place: SitePlace; files: FilePlace; transaction: Transaction },
): Promise<Identity> {
  const { isNew, known } = await assertSameSite(connection, place, files, transaction)
  await migrateIn(connection, transaction)
  if (known) return known
  const given: Identity = { siteId: randomUUID(), mayTakeFiles: !isNew }
  await connection.sequelize.query(
    `INSERT INTO ${SITE_IDENTITY_TABLE} ("siteId", "mayTakeFiles") VALUES ($1, $2)`,
    {
      bind: [given.siteId, given.mayTakeFiles ? 1 : 0],
      type: QueryTypes.INSERT,
      transaction,
    },
  )
  return given
}

/**
 * Refuses a database, a folder and a bucket that are not of one site. Only reads.
 * @throws StartRefusal
 */
export async function assertSameSite(
  connection: Connection,
  place: SitePlace,
  files: FilePlace,
  transaction?: Transaction,
): Promise<{ isNew: boolean; known: Identity | undefined }> {
  const isNew = (await stageOf(connection, transaction)) === 'none'
  const folder = await readFolder(place.dataDir)
  const bucket = files.isDisk ? undefined : await readBucket(files)
  refuseWhereNoFilesAre(place, files, bucket ?? folder)
  if (isNew && namesOf(folder).length > 0) throw siteRefusals.newDatabase(place, namesOf(folder), NO_DATA)
  if (isNew && bucket && namesOf(bucket).length > 0)
    throw siteRefusals.newDatabaseBesideBucket(place, NO_DATA)
  const applied = await appliedIn(connection, transaction)
  const known = applied.includes(siteIdentity.name) ? await identityIn(connection, transaction) : undefined
  assertSameFolder(place, folder, known)
  const used = known !== undefined && (await isUsed(connection, transaction))
  if (bucket) refuseOtherBucket(place, bucket, known, used)
  // An additional instance has its own empty folder; the bucket holds the files and the site id.
  const isInstance = bucket?.siteId !== undefined
  if (used && !known.mayTakeFiles && folder.siteId === undefined && !isInstance)
    throw siteRefusals.emptyFolder(place, known.siteId)
  return { isNew, known }
}

function assertSameFolder(place: SitePlace, folder: FolderFacts, known: Identity | undefined): void {
  if (folder.siteId === undefined) {
    if (known && !known.mayTakeFiles && folder.holds.length > 0)
      throw siteRefusals.folderWithoutId(place, folder.holds, known.siteId)
  } else if (!known) throw siteRefusals.databaseWithoutId(place)
  else if (folder.siteId !== known.siteId) throw siteRefusals.otherSite(place, known.siteId)
}

/** A place that does not have the files, or not all of them yet. */
function refuseWhereNoFilesAre(place: SitePlace, files: FilePlace, facts: FolderFacts): void {
  if (facts.isMoving) throw siteRefusals.unfinishedMove(files.label)
  if (facts.filesAt !== undefined) throw siteRefusals.filesElsewhere(place, facts.filesAt)
}

/** Files were never kept in a bucket before there were ids: one without is empty, or none of ours. */
function refuseOtherBucket(
  place: SitePlace,
  bucket: FolderFacts,
  known: Identity | undefined,
  isUsed: boolean,
): void {
  const siteId = known?.siteId ?? ''
  if (bucket.siteId !== undefined) {
    if (bucket.siteId !== siteId) throw siteRefusals.otherBucket(place, siteId)
  } else if (bucket.holds.length > 0) throw siteRefusals.bucketWithoutId(place, bucket.holds, siteId)
  else if (isUsed) throw siteRefusals.emptyBucket(place, siteId)
}

async function ensureIdInBucket({ notes, label }: FilePlace, siteId: string): Promise<string> {
  try {
    return (await notes.writeOnce(SITE_ID_FILE, `${siteId}\n`)).trim()
  } catch (error) {
    throw asStorageRefusal(error, label)
  }
}

/** A served site has an administrator; a first start interrupted between database and folder has none. */
async function isUsed({ sequelize }: Connection, transaction?: Transaction): Promise<boolean> {
  const found = await sequelize.query('SELECT 1 FROM account LIMIT 1', {
    transaction,
    type: QueryTypes.SELECT,
  })
  return found.length > 0
}

/**
 * The id of the site that a database is of.
 * @throws Error where it has none
 */
export async function siteIdOf(connection: Connection): Promise<string> {
  const identity = await identityIn(connection)
  if (!identity) throw new Error('The database has no site id')
  return identity.siteId
}

async function identityIn(
  { sequelize }: Connection,
  transaction?: Transaction,
): Promise<Identity | undefined> {
  const [row] = await sequelize.query<{ siteId: string; mayTakeFiles: number | string }>(
    `SELECT "siteId", "mayTakeFiles" FROM ${SITE_IDENTITY_TABLE}`,
    { transaction, type: QueryTypes.SELECT },
  )
  return row && { siteId: row.siteId, mayTakeFiles: Number(row.mayTakeFiles) === 1 }
}

function namesOf({ holds, siteId }: Pick<FolderFacts, 'holds' | 'siteId'>): string[] {
  return siteId === undefined ? holds : ['site.id', ...holds]
}
