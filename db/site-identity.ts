import { randomUUID } from 'node:crypto'
import { QueryTypes, type Transaction } from 'sequelize'
import type { Connection } from './connection.ts'
import { migrateIn, stageOf } from './migrate.ts'
import { SITE_IDENTITY_TABLE } from './migrations/005-site-identity.ts'
import { keepSiteId, readFolder, readSqliteFile, type FolderFacts } from './site-folder.ts'
import { siteRefusals, type SitePlace } from './site-refusals.ts'

/** Whose database it is. */
interface Identity {
  siteId: string
  /** From the upgrade that gave an older site its id until the folder has it too: that folder may hold files. */
  mayTakeFiles: boolean
}

/**
 * Refuses, before SQLite makes a file, to start anew beside what a site has left.
 * @throws StartRefusal
 */
export async function refuseMissingDatabase(place: SitePlace): Promise<void> {
  if (place.databaseUrl) return
  // The folder first: who starts a site in it just now has made the file before all else.
  const { holds, siteId } = await readFolder(place.dataDir)
  const { size, hasLog } = await readSqliteFile(place.dataDir)
  if (size) return
  const left = [...namesOf({ holds, siteId }), ...(hasLog ? ['site.sqlite-wal'] : [])]
  if (left.length > 0)
    throw siteRefusals.newDatabase(place, left, size === undefined ? '不存在' : '是 0 字节的空文件')
}

/**
 * Brings the database up to date and makes sure that it and DATA_DIR are of one site (X-87; decisions/0010): both hold the
 * same id. The database gets its own first, so that a stop in between is made good by the next start.
 * @throws StartRefusal when they are not, with nothing changed
 */
export async function pairSite(connection: Connection, place: SitePlace): Promise<void> {
  const identity = await connection.write(
    (transaction) => identityAfterUpgrade(connection, place, transaction),
    {
      isLong: true,
    },
  )
  if ((await keepSiteId(place.dataDir, identity.siteId)) !== identity.siteId)
    throw siteRefusals.otherSite(place, identity.siteId)
  if (!identity.mayTakeFiles) return
  await connection.write((transaction) =>
    connection.sequelize.query(`UPDATE ${SITE_IDENTITY_TABLE} SET "mayTakeFiles" = 0`, { transaction }),
  )
}

/**
 * Refuses a database that is not there, is of another version, or is not that of DATA_DIR: a command makes, upgrades and
 * joins nothing.
 * @throws StartRefusal
 */
export async function requireSite(connection: Connection, place: SitePlace): Promise<void> {
  const stage = await stageOf(connection)
  if (stage === 'none') throw siteRefusals.noSite(place)
  if (stage === 'older') throw siteRefusals.olderDatabase(place)
  const { siteId } = (await identityIn(connection)) ?? {}
  const folder = await readFolder(place.dataDir)
  if (siteId === undefined || folder.siteId === undefined) throw siteRefusals.otherFolder(place)
  if (folder.siteId !== siteId) throw siteRefusals.otherSite(place, siteId)
}

/**
 * Refuses a SQLite site whose file is not there, before one is made.
 * @throws StartRefusal
 */
export async function requireDatabaseFile(place: SitePlace): Promise<void> {
  if (!place.databaseUrl && !(await readSqliteFile(place.dataDir)).size) throw siteRefusals.noSite(place)
}

/** In the transaction that holds the write lock, so that of two starts at once the later one sees what the first has done. */
async function identityAfterUpgrade(
  connection: Connection,
  place: SitePlace,
  transaction: Transaction,
): Promise<Identity> {
  const isNew = (await stageOf(connection, transaction)) === 'none'
  const folder = await readFolder(place.dataDir)
  if (isNew && namesOf(folder).length > 0)
    throw siteRefusals.newDatabase(place, namesOf(folder), '是新的，没有数据')
  await migrateIn(connection, transaction)
  const known = await identityIn(connection, transaction)
  refuseStrangers(place, folder, known)
  const isJoining = known && !known.mayTakeFiles && folder.siteId === undefined
  if (isJoining && !place.hasFilesElsewhere && (await isUsed(connection, transaction)))
    throw siteRefusals.emptyFolder(place, known.siteId)
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

function refuseStrangers(place: SitePlace, folder: FolderFacts, known: Identity | undefined): void {
  if (folder.siteId === undefined) {
    if (known && !known.mayTakeFiles && folder.holds.length > 0)
      throw siteRefusals.folderWithoutId(place, folder.holds, known.siteId)
  } else if (!known) throw siteRefusals.databaseWithoutId(place)
  else if (folder.siteId !== known.siteId) throw siteRefusals.otherSite(place, known.siteId)
}

/** A site that was served has an administrator; a first start that was stopped between database and folder has none yet. */
async function isUsed({ sequelize }: Connection, transaction: Transaction): Promise<boolean> {
  const found = await sequelize.query('SELECT 1 FROM account LIMIT 1', {
    transaction,
    type: QueryTypes.SELECT,
  })
  return found.length > 0
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

function namesOf({ holds, siteId }: FolderFacts): string[] {
  return siteId === undefined ? holds : ['site.id', ...holds]
}
