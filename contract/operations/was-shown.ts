import type { Row, Stores } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { hasPublishTimeCome } from './has-publish-time-come.ts'

/** What a record that visitors see has in these fields. */
export type Filter = Readonly<Record<string, number>>

/** Each revision holds the record twice, with all its texts: few are in memory at a time. */
const REVISIONS_AT_ONCE = 5

/**
 * Whether the audit log, for as long as it is kept, holds a state of the record that visitors saw
 * (docs/decisions/0014-gone-status-from-the-audit-log.md).
 */
export async function wasShown(
  stores: Stores,
  type: RecordType,
  id: number,
  filter: Filter,
): Promise<boolean> {
  const where = { typeName: type.name, recordId: id }
  const order = [{ field: 'id', direction: 'desc' }] as const
  let revisions: Row[] = []
  do {
    const last = revisions.at(-1)
    const range = { field: 'id', to: last && last.id - 1 }
    revisions = await stores.of('revision').find({ where, range, order, limit: REVISIONS_AT_ONCE })
    if (revisions.some((revision) => replacedShown(type, revision, filter))) return true
  } while (revisions.length === REVISIONS_AT_ONCE)
  return false
}

/** Whether visitors saw the state that a revision replaced: it lasted until the revision's own time. */
function replacedShown(type: RecordType, { before, createTime }: Row, filter: Filter): boolean {
  if (!before) return false
  const state = JSON.parse(String(before)) as Row
  return passes(state, filter) && hasPublishTimeCome(type, state, new Date(String(createTime)))
}

/** Whether a record has what the filter names. */
export const passes = (row: Row, filter: Filter) =>
  Object.entries(filter).every(([name, value]) => row[name] === value)
