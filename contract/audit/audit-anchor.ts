import type { Row, Stores } from '#contract/engine/backend.ts'

/** The expected length and end of the audit log, stored apart from it, so that truncation is noticed. */
export interface Anchor {
  /** Entries ever written, and how many of them the purge has removed since. */
  written: number
  purged: number
  /** The hash of the last entry that was removed; empty while there is none. */
  purgedHash: string
  /** The hash of the latest entry; empty before the first. */
  lastHash: string
}

/** The anchor as it stands (docs/operations/personal-data.md#操作记录的链). */
export async function readAnchor(stores: Stores): Promise<Anchor> {
  return anchorOf(await anchorRow(stores))
}

/**
 * Ties a new entry to the latest and notes it, in the transaction of both.
 * @param write keeps the entry: takes the latest one's hash, gives the new one's
 */
export async function anchorEntry(
  stores: Stores,
  write: (lastHash: string) => Promise<string>,
): Promise<void> {
  await moveAnchor(stores, async ({ written, lastHash }) => ({
    written: written + 1,
    lastHash: await write(lastHash),
  }))
}

/** Notes that the purge removes its oldest entry, in the transaction that removes it. */
export async function anchorPurge(stores: Stores, entry: Row): Promise<void> {
  await moveAnchor(stores, ({ purged }) => ({ purged: purged + 1, purgedHash: String(entry.hash) }))
}

async function moveAnchor(
  stores: Stores,
  next: (anchor: Anchor) => Partial<Anchor> | Promise<Partial<Anchor>>,
): Promise<void> {
  // Read once: writers come one at a time, on every database (docs/decisions/0005).
  const row = await anchorRow(stores)
  const values = { ...(await next(anchorOf(row))) }
  if (row) await stores.of('audit-anchor').update(row.id, values, row)
  else await stores.of('audit-anchor').create(values)
}

async function anchorRow(stores: Stores): Promise<Row | undefined> {
  const [row] = await stores.of('audit-anchor').find({ limit: 1 })
  return row
}

function anchorOf(row: Row | undefined): Anchor {
  return {
    written: Number(row?.written ?? 0),
    purged: Number(row?.purged ?? 0),
    purgedHash: String(row?.purgedHash ?? ''),
    lastHash: String(row?.lastHash ?? ''),
  }
}
