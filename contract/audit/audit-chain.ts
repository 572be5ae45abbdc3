import { hashOf } from '#contract/shared/hash-of.ts'
import type { Row, Stores } from '#contract/engine/backend.ts'
import { readAnchor } from './audit-anchor.ts'

type Values = Readonly<Record<string, unknown>>

const ENTRIES_AT_ONCE = 500
const entryNames = [
  'createTime',
  'accountId',
  'username',
  'address',
  'action',
  'typeName',
  'noun',
  'recordId',
  'title',
  'changedKeys',
]
const revisionNames = ['typeName', 'recordId', 'createTime', 'before', 'after']

/** The hash that ties an audit entry and its revisions to the entry before it (docs/design/hardening.md#peoples-data). */
export function chainHash(
  previousHash: string,
  entry: Values,
  revisions: readonly Values[],
): Promise<string> {
  const lines = [entry, ...revisions].map((values, index) =>
    JSON.stringify((index === 0 ? entryNames : revisionNames).map((name) => values[name] ?? null)),
  )
  return hashOf([previousHash, ...lines].join('\n'))
}

/** What a walk through the journal found. */
export interface ChainFindings {
  /** Entries whose hash is right. */
  checked: number
  /** The first entry that was changed or whose predecessor is missing. */
  brokenAt?: number
  /** The newest entries are missing, or there are others than were written. */
  isCut?: true
}

/**
 * Verifies the whole audit log against its anchor. The anchor is read before the entries, since the site may go on writing.
 */
export async function verifyChain(stores: Stores): Promise<ChainFindings> {
  const { purged, purgedHash } = await readAnchor(stores)
  let [checked, unchained, lastId] = [0, 0, 0]
  let previousHash = purgedHash
  for (;;) {
    const anchor = await readAnchor(stores)
    // A purge in the meantime starts the walk again.
    if (anchor.purged !== purged) return verifyChain(stores)
    const entries = await entriesAfter(stores, lastId)
    if (entries.length === 0) {
      const isAll = anchor.written - purged === checked + unchained && anchor.lastHash === previousHash
      return isAll ? { checked } : { checked, isCut: true }
    }
    for (const entry of entries) {
      lastId = entry.id
      if (entry.hash === '' && checked === 0) unchained += 1
      else if (await isTied(stores, entry, previousHash)) {
        previousHash = String(entry.hash)
        checked += 1
      } else if ((await readAnchor(stores)).purged === purged) return { checked, brokenAt: entry.id }
      else return verifyChain(stores)
    }
  }
}

function entriesAfter(stores: Stores, id: number): Promise<Row[]> {
  const range = { field: 'id', from: id + 1 }
  const order = [{ field: 'id', direction: 'asc' }] as const
  return stores.of('audit').find({ range, order, limit: ENTRIES_AT_ONCE })
}

async function isTied(stores: Stores, entry: Row, previousHash: string): Promise<boolean> {
  const revisions = await stores.of('revision').find({ where: { auditId: entry.id } })
  return (
    entry.previousHash === previousHash && entry.hash === (await chainHash(previousHash, entry, revisions))
  )
}
