import { createReadStream } from 'node:fs'
import { chmod, mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DATABASE_FILE } from '#db/sqlite/connect-sqlite.ts'
import { RESUMES_FOLDER, UPLOADS_FOLDER } from '#db/files/folders.ts'
import type { FileSettings } from '#db/files/open-file-place.ts'
import { migrations as knownMigrations } from '#db/migrations/migrations.generated.ts'
import { openKeyRing } from '#db/encryption/open-encryption.ts'
import { createIdNumberEncryption } from '#db/encryption/id-number-encryption.ts'
import { SITE_ID_FILE } from '#db/site/site-folder.ts'
import { RESTORE_JOURNAL, type SitePlace } from '#db/site/site-refusals.ts'
import { textOf } from '#db/files/write-once.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { readBackup } from './check-backup.ts'
import type { BackupKeys } from './header.ts'
import { asideName, exchange, putBack } from './exchange.ts'
import type { Manifest } from './manifest.ts'
import { DATABASE_ENTRIES, fileOfEntry, openUnpacked } from './places.ts'
import { restorePostgres, wasRestored } from './postgres-restore.ts'
import { told, type TellProgress } from './progress.ts'
import { refuseUsedStorage, withSentFiles } from './send-files.ts'
import { countRows } from './snapshot.ts'
import { openSqliteFile, tablesOfSqlite } from './sqlite-file.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { lookAtTarget } from './used-target.ts'
import { writeNew } from './write-whole.ts'

/** What is restored, and where to. */
export interface RestoreOptions extends SitePlace, FileSettings {
  /** A file, or bytes that come once, e.g. from standard input: these are kept in DATA_DIR until they are checked. */
  from: string | AsyncIterable<Uint8Array>
  backupKey?: BackupKeys
  /** PII_KEY, where it is given by the environment, and PII_KEY_OLD. */
  personalKey?: Buffer
  oldPersonalKey?: Buffer
  /** Replaces a site that is there; it is kept aside. */
  isForced?: boolean
  tell?: TellProgress
}

/** What a restore did. */
export interface Restored {
  manifest: Manifest
  /** Where what was there before is kept. */
  aside?: { folder?: string; schema?: string }
  /** An earlier restore had been stopped in the middle; its old site was put back first. */
  hasPutBack: boolean
}

/**
 * Restores a site: checks the whole backup, unpacks it beside the old site, then exchanges the two.
 * @throws BackupRefusal with nothing changed
 */
export async function restoreSite(options: RestoreOptions): Promise<Restored> {
  const { dataDir, databaseUrl, isForced = false, tell = () => undefined } = options
  const isNewFolder = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined
  try {
    const hasPutBack = await putBack(
      dataDir,
      async (schema) => databaseUrl !== undefined && wasRestored(databaseUrl, schema),
    )
    await lookAtTarget(options, isForced)
    return await inTemporaryFolder(dataDir, async (folder) => {
      const path = await fileOf(options, folder, tell)
      const { size } = await stat(path)
      const read = (what: string) => told(createReadStream(path), tell, what, size)
      const manifest = await readBackup(read('检查备份'), options.backupKey)
      refuseOtherKind(manifest, options)
      refuseNewerSchema(manifest)
      if (options.s3) await refuseUsedStorage(manifest.siteId, options)
      const site = join(folder, 'site')
      await mkdir(site, { mode: 0o700 })
      await unpack(read('恢复'), site, options.backupKey)
      await proveKey(manifest, site, options)
      await proveRows(manifest, site)
      const aside = await (options.s3 ? putWithSentFiles : putInPlace)(manifest, site, options)
      return { manifest, aside, hasPutBack }
    })
  } catch (error) {
    // Only while it is empty.
    if (isNewFolder) await rmdir(dataDir).catch(() => undefined)
    throw error
  }
}

async function fileOf({ from }: RestoreOptions, folder: string, tell: TellProgress): Promise<string> {
  if (typeof from === 'string') return from
  const path = join(folder, 'received')
  await writeNew(path, told(from, tell, '接收备份'))
  return path
}

/** Unpacks a checked backup into a folder as a site's DATA_DIR is. */
export async function unpack(
  bytes: AsyncIterable<Uint8Array>,
  site: string,
  backupKey: BackupKeys,
): Promise<Manifest> {
  const { areas } = openUnpacked(site)
  const manifest = await readBackup(bytes, backupKey, async ({ name, size }, pieces) => {
    const file = fileOfEntry(name)
    if (file) await areas[file.area].put(file.name, { bytes: Readable.from(pieces), size })
    else await writeNew(join(site, name), pieces)
  })
  await writeFile(join(site, SITE_ID_FILE), `${manifest.siteId}\n`, { mode: 0o600, flush: true })
  return manifest
}

function refuseOtherKind({ database }: Manifest, { databaseUrl }: SitePlace): void {
  if (database === 'sqlite' && databaseUrl)
    throw new BackupRefusal(
      '备份来自 SQLite，而 DATABASE_URL 指向 PostgreSQL：请先不带 DATABASE_URL 恢复，再用 npm run move -- --to 移到 PostgreSQL。',
    )
  if (database === 'postgres' && !databaseUrl)
    throw new BackupRefusal('备份来自 PostgreSQL：请用 DATABASE_URL 给出一个空的 PostgreSQL 数据库。')
}

function refuseNewerSchema({ migrations, productVersion }: Manifest): void {
  const known = new Set(knownMigrations.map(({ name }) => name))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new BackupRefusal(
      `备份来自更新的版本（${productVersion}，含未知的迁移 ${unknown}）：请用那个版本或更新的程序恢复。`,
    )
}

/** The keys that the restored site will use must open what it holds. */
async function proveKey(
  { personalKey: kind, sealedSample }: Manifest,
  site: string,
  { personalKey, oldPersonalKey }: RestoreOptions,
): Promise<void> {
  if (kind === 'given' && !personalKey)
    throw new BackupRefusal('备份的网站用 PII_KEY 给出密钥，密钥不在备份中：请设置同一个 PII_KEY 再恢复。')
  if (!sealedSample) return
  const keys = await openKeyRing({ dataDir: site, personalKey, oldPersonalKey }, false)
  if (!createIdNumberEncryption(keys).canOpen(sealedSample.sealed, sealedSample.place))
    throw new BackupRefusal('PII_KEY：无法用此密钥解密备份中的身份证号，请使用备份的网站的密钥。')
}

/** A copy that reads well and holds what the manifest counted. */
export async function proveRows({ database, rows }: Manifest, site: string): Promise<void> {
  if (database !== 'sqlite') return
  const file = await openSqliteFile(join(site, DATABASE_FILE))
  try {
    await chmod(join(site, DATABASE_FILE), 0o600)
    const [check] = await file.ask<Record<string, string>>('PRAGMA quick_check(1)')
    if (Object.values(check ?? {})[0] !== 'ok') throw new BackupRefusal('备份中的数据库已损坏。')
    refuseOtherRows(rows, await countRows(file.ask, await tablesOfSqlite(file.ask)))
  } finally {
    await file.close()
  }
}

/** @throws BackupRefusal naming the first table whose rows are not those that were counted */
export function refuseOtherRows(counted: Record<string, number>, found: Record<string, number>): void {
  for (const table of new Set([...Object.keys(counted), ...Object.keys(found)]))
    if (counted[table] !== found[table])
      throw new BackupRefusal(
        `备份中的数据库与清单不符：表 ${table} 应有 ${counted[table] ?? 0} 行，实有 ${found[table] ?? 0} 行。`,
      )
}

/** A site whose files are in S3-compatible storage has none in its folder. */
async function putWithSentFiles(
  manifest: Manifest,
  site: string,
  options: RestoreOptions,
): Promise<Restored['aside']> {
  const { dataDir } = options
  // Where nobody can tell whether the new site is in place, its files stay.
  const isUndone = async () => (await textOf(join(dataDir, RESTORE_JOURNAL))) === undefined
  return withSentFiles({ site, siteId: manifest.siteId, options }, isUndone, async () => {
    for (const folder of [UPLOADS_FOLDER, RESUMES_FOLDER])
      await rm(join(site, folder), { recursive: true, force: true })
    return putInPlace(manifest, site, options)
  })
}

async function putInPlace(
  { database }: Manifest,
  site: string,
  options: RestoreOptions,
): Promise<Restored['aside']> {
  const { dataDir, databaseUrl, isForced = false } = options
  const { hasTables } = await lookAtTarget(options, isForced)
  const aside = asideName()
  const schema = hasTables ? aside.replaceAll('-', '_') : ''
  const folder = await exchange(dataDir, site, {
    aside,
    schema: databaseUrl && schema,
    // Once more: from here on nothing starts.
    prove: async () => void (await lookAtTarget(options, true)),
    commit: async () => {
      if (databaseUrl) await restorePostgres(databaseUrl, join(site, DATABASE_ENTRIES[database]), schema)
    },
    isCommitted: async () => databaseUrl !== undefined && (await wasRestored(databaseUrl, schema)),
  })
  return folder || schema ? { folder, schema: schema || undefined } : undefined
}
