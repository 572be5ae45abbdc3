import { storedFields, storedTypes } from '#content/registry/stored-types.ts'
import { tableNameOf } from '#db/store/columns.ts'
import { KEY_CHECK_PLACE } from '#db/encryption/key-check.ts'
import { SITE_IDENTITY_TABLE } from '#db/migrations/005-site-identity.ts'
import { BackupRefusal } from './backup-refusal.ts'
import type { Manifest } from './manifest.ts'

/** A copy of a database as it was at one moment, in one file. */
export interface Snapshot extends Pick<Manifest, 'database' | 'takenAt'> {
  path: string
  /** What it holds. */
  facts(): Promise<SnapshotFacts>
  /** Lets go of what it was asked by. */
  close(): Promise<void>
}

/** What a manifest says of a copy, and the documents that its rows name. */
export interface SnapshotFacts extends Pick<Manifest, 'migrations' | 'rows' | 'siteId' | 'sealedSample'> {
  documents: string[]
}

/** Asks a database that nobody writes to for rows; names of tables and columns are quoted alike on both. */
export type AskRows = <Row extends object>(sql: string) => Promise<Row[]>

/** What a manifest says of a database, found by asking it. */
export async function factsOf(ask: AskRows, tables: readonly string[]): Promise<SnapshotFacts> {
  const [identity] = await ask<{ siteId: string }>(`SELECT "siteId" FROM "${SITE_IDENTITY_TABLE}"`)
  if (!identity) throw new BackupRefusal('数据库中没有网站编号：请先启动一次网站（npm start）。')
  const migrations = await ask<{ name: string }>('SELECT name FROM applied_migration ORDER BY name')
  const documents = await ask<{ fileName: string }>('SELECT "fileName" FROM "resume" WHERE "isGivenUp" = 0')
  return {
    siteId: identity.siteId,
    migrations: migrations.map(({ name }) => name),
    rows: await countRows(ask, tables),
    sealedSample: await sealedSampleIn(ask),
    documents: documents.map(({ fileName }) => fileName),
  }
}

/** Rows of each table. */
export async function countRows(ask: AskRows, tables: readonly string[]): Promise<Record<string, number>> {
  const counted: [string, number][] = []
  for (const table of [...tables].sort()) {
    const [row] = await ask<{ amount: number | string }>(`SELECT count(*) AS amount FROM "${table}"`)
    counted.push([table, Number(row?.amount)])
  }
  return Object.fromEntries(counted)
}

/** The newest sealed value, else the word by which the site knows its key; undefined while there is none. */
async function sealedSampleIn(ask: AskRows): Promise<Manifest['sealedSample']> {
  for (const { table, column } of sealedColumns()) {
    const sql = `SELECT "${column}" AS sealed FROM "${table}" WHERE "${column}" <> '' ORDER BY "id" DESC LIMIT 1`
    const [row] = await ask<{ sealed: string }>(sql)
    if (row) return { sealed: row.sealed, place: `${table}.${column}` }
  }
  const [proof] = await ask<{ keyProof?: string }>(`SELECT "keyProof" FROM "${SITE_IDENTITY_TABLE}"`)
  return proof?.keyProof ? { sealed: proof.keyProof, place: KEY_CHECK_PLACE } : undefined
}

/** The columns whose values are encrypted. */
export function sealedColumns(): { table: string; column: string }[] {
  return storedTypes.flatMap((type) =>
    storedFields(type)
      .filter(({ column }) => column === 'encrypted')
      .map(({ name }) => ({ table: tableNameOf(type), column: name })),
  )
}
