import { hashOf } from '#contract/sessions/tokens.ts'
import type { Stores } from './backend.ts'

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

/** The hash that ties an audit entry and its revisions to the entry before it (hardening.md, People's data). */
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

/** The hash of the latest entry; empty before the first. */
export async function latestHash(stores: Stores): Promise<string> {
  const [latest] = await stores.of('audit').find({ order: [{ field: 'id', direction: 'desc' }], limit: 1 })
  return String(latest?.hash ?? '')
}

/**
 * Walks the whole journal. The oldest entry kept is taken as it is, since the purge removes what came before.
 * @returns how many entries were read, and the id of the first that was changed or whose predecessor is missing
 */
export async function verifyChain(stores: Stores): Promise<{ checked: number; brokenAt?: number }> {
  let checked = 0
  let previousHash: string | undefined
  for (let from = 1; ;) {
    const range = { field: 'id', from }
    const order = [{ field: 'id', direction: 'asc' }] as const
    const entries = await stores.of('audit').find({ range, order, limit: ENTRIES_AT_ONCE })
    for (const entry of entries) {
      // Written before there was a chain.
      if (entry.hash === '' && previousHash === undefined) continue
      const before = String(entry.previousHash)
      const revisions = await stores.of('revision').find({ where: { auditId: entry.id } })
      const isWhole = entry.hash === (await chainHash(before, entry, revisions))
      if (!isWhole || (previousHash ?? before) !== before) return { checked, brokenAt: entry.id }
      previousHash = String(entry.hash)
      checked += 1
    }
    const last = entries.at(-1)
    if (!last) return { checked }
    from = last.id + 1
  }
}
