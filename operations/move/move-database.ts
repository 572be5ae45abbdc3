import { verifyChain, type ChainFindings } from '#contract/audit/audit-chain.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import type { Connection } from '#db/connection/connection.ts'
import { migrateIn } from '#db/migrations/migrate.ts'
import { defineStores } from '#db/store/stores.ts'
import type { IdNumberEncryption } from '#db/encryption/id-number-encryption.ts'
import { compareTable, copyTable, type Side } from './copy-table.ts'
import { refuseUsedDatabase } from './empty-database.ts'
import { movedTables } from './moved-tables.ts'
import { readNumbering, setNumbering } from './numbering.ts'
import { inSnapshot, takeAnyTime } from './snapshot.ts'

/** What a move works on. */
export interface DatabaseMove {
  from: Connection
  /** An empty database; it stays empty unless everything is there. */
  to: Connection
  numbers: IdNumberEncryption
  /** The id of the site, by which the target is known for another's or its own. */
  siteId: string
  /** Told while rows are copied. */
  told: (progress: { table: string; place: number; tables: number; rows: number }) => void
  signal: AbortSignal
  /** What must be there before the copy may count. */
  beforeKept: () => Promise<void>
}

/** What a move has done. */
export interface MovedDatabase {
  tables: number
  rows: number
  /** Of the source, as of the target. */
  chain: ChainFindings
}

/**
 * Copies a site, as it is when this begins, into another, empty database; later writes are not in the copy. All of it is one
 * transaction, so a failure leaves the target empty.
 * @throws StartRefusal where the target is not empty
 * @throws Error where anything differs between the two afterwards
 */
export function moveDatabase(move: DatabaseMove): Promise<MovedDatabase> {
  const { from, to } = move
  return inSnapshot(from, (reading) =>
    to.write(
      async (transaction) => {
        if (to.dialect.name === 'postgres') await takeAnyTime(to.sequelize, transaction)
        await refuseUsedDatabase(to, move.siteId, transaction)
        await migrateIn(to, transaction)
        return copyAll({ connection: from, transaction: reading }, { connection: to, transaction }, move)
      },
      { isLong: true },
    ),
  )
}

async function copyAll(from: Side, to: Required<Side>, move: DatabaseMove): Promise<MovedDatabase> {
  const tables = await movedTables(to.connection, to.transaction)
  let rows = 0
  for (const [index, table] of tables.entries()) {
    const told = (copied: number) => {
      move.signal.throwIfAborted()
      move.told({ table: table.name, place: index + 1, tables: tables.length, rows: rows + copied })
    }
    told(0)
    rows += await copyTable(from, to, table, told)
  }
  const numbering = await readNumbering(from.connection, from.transaction)
  await setNumbering(to.connection, tables, numbering, to.transaction)
  let compared = 0
  for (const table of tables) {
    move.signal.throwIfAborted()
    compared += await compareTable(from, to, table)
  }
  if (compared !== rows) throw new Error(`${compared} rows were compared, ${rows} copied`)
  const chain = await sameChain(from, to, move)
  await move.beforeKept()
  move.signal.throwIfAborted()
  return { tables: tables.length, rows, chain }
}

async function sameChain(from: Side, to: Side, { numbers }: DatabaseMove): Promise<ChainFindings> {
  const [here, there] = await Promise.all(
    [from, to].map(({ connection, transaction }) =>
      verifyChain(defineStores(connection, storedTypes, numbers)(transaction)),
    ),
  )
  if (here === undefined || JSON.stringify(here) !== JSON.stringify(there))
    throw new Error('The chain of the journal differs')
  return here
}
