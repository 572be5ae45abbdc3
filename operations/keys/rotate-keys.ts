import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { QueryTypes, type Transaction } from 'sequelize'
import { sealedColumns } from '#operations/backup/snapshot.ts'
import type { Connection } from '#db/connection/connection.ts'
import { storeKeyCheck } from '#db/encryption/key-check.ts'
import { openKeyRing, type GivenKeys } from '#db/encryption/open-encryption.ts'
import { OLD_PERSONAL_KEY_FILE, PERSONAL_KEY_FILE } from '#db/encryption/encryption-key.ts'
import {
  createIdNumberEncryption,
  START_LENGTH,
  type IdNumberEncryption,
} from '#db/encryption/id-number-encryption.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { syncFolder } from '#db/files/sync-folder.ts'
import { textOf, writeOnce } from '#db/files/write-once.ts'

/** What a rotation has done. */
export interface Rotated {
  /** Sealed again by this run. */
  sealed: number
  /** Still sealed with the former key: it was stopped. */
  left: number
  /** What neither key opens, as table, column and id; never touched. */
  unreadable: { place: string; id: number }[]
}

/** How a rotation is watched and ended. */
export interface RotateOptions {
  tell?: (done: number) => void
  signal?: AbortSignal
  /** Rows of one transaction; others write in between. */
  batch?: number
}

const PAUSE_MS = 20

/**
 * Makes a new key in DATA_DIR, where no PII_KEY is given, and continues an interrupted change. The former key stays beside
 * it, and a running site reads both.
 */
export async function renewKeptKey(dataDir: string): Promise<void> {
  const [path, oldPath] = [join(dataDir, PERSONAL_KEY_FILE), join(dataDir, OLD_PERSONAL_KEY_FILE)]
  const current = await textOf(path)
  if (current === undefined)
    throw new StartRefusal(`DATA_DIR（${dataDir}）中没有 ${PERSONAL_KEY_FILE}，没有可更换的密钥。`)
  // The former first: at no moment is there a value whose key is not in the folder.
  const old = await writeOnce(oldPath, current)
  if (old !== current) return
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dataDir)
}

/**
 * Encrypts values of older keys with the current one, newest first, while others write; an interrupted rotation goes on
 * when started again. Finally deletes the former key in DATA_DIR, once nothing needs it.
 */
export async function rotateKeys(
  connection: Connection,
  given: GivenKeys,
  { tell = () => undefined, signal, batch = 100 }: RotateOptions = {},
): Promise<Rotated> {
  const numbers = createIdNumberEncryption(await openKeyRing(given, false))
  const unreadable: Rotated['unreadable'] = []
  let sealed = 0
  for (const column of sealedColumns()) {
    let below = Number.MAX_SAFE_INTEGER
    while (!signal?.aborted) {
      const done = await connection.write((transaction) =>
        sealBatch(connection, numbers, { ...column, below, batch }, transaction),
      )
      sealed += done.sealed
      unreadable.push(...done.unreadable)
      tell(sealed)
      if (done.lowest === undefined) break
      below = done.lowest
      await after(PAUSE_MS)
    }
  }
  // By what tells a start its key.
  if (!signal?.aborted) await storeKeyCheck(connection, numbers)
  const left = await connection.write(async (transaction) => {
    const stale = (await countStale(connection, numbers, transaction)) - unreadable.length
    // Under the lock of all writers: who writes next looks at the keys again.
    if (stale === 0 && !given.personalKey) await forgetOldKey(given.dataDir)
    return stale
  })
  return { sealed, left, unreadable }
}

interface Batch {
  table: string
  column: string
  below: number
  batch: number
}

async function sealBatch(
  { sequelize }: Connection,
  numbers: IdNumberEncryption,
  { table, column, below, batch }: Batch,
  transaction: Transaction,
) {
  const rows = await sequelize.query<{ id: number | string; sealed: string }>(
    `SELECT "id", "${column}" AS sealed FROM "${table}" WHERE ${staleIn(column)} AND "id" < $2 ORDER BY "id" DESC LIMIT ${batch}`,
    { bind: [numbers.currentStart(), below], type: QueryTypes.SELECT, transaction },
  )
  const place = `${table}.${column}`
  const unreadable: Rotated['unreadable'] = []
  let sealed = 0
  for (const { id, sealed: text } of rows) {
    if (!numbers.canOpen(text, place)) {
      unreadable.push({ place, id: Number(id) })
      continue
    }
    await sequelize.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "id" = $2`, {
      bind: [numbers.seal(numbers.open(text, place), place), Number(id)],
      transaction,
    })
    sealed += 1
  }
  const last = rows.at(-1)
  return { sealed, unreadable, lowest: last && Number(last.id) }
}

async function countStale(
  { sequelize }: Connection,
  numbers: IdNumberEncryption,
  transaction: Transaction,
): Promise<number> {
  let stale = 0
  for (const { table, column } of sealedColumns()) {
    const [row] = await sequelize.query<{ amount: number | string }>(
      `SELECT count(*) AS amount FROM "${table}" WHERE ${staleIn(column)}`,
      { bind: [numbers.currentStart()], type: QueryTypes.SELECT, transaction },
    )
    stale += Number(row?.amount)
  }
  return stale
}

const staleIn = (column: string) => `"${column}" <> '' AND substr("${column}", 1, ${START_LENGTH}) <> $1`

async function forgetOldKey(dataDir: string): Promise<void> {
  const path = join(dataDir, OLD_PERSONAL_KEY_FILE)
  // Never the only one.
  const [current, old] = await Promise.all([readFile(join(dataDir, PERSONAL_KEY_FILE), 'utf8'), textOf(path)])
  if (old === undefined || old === current) return
  await rm(path)
  await syncFolder(dataDir)
}
