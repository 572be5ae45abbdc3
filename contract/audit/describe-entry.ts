import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { serializeFields } from '#contract/fields/serialize-fields.ts'
import { requireRow, sentId } from '#contract/operations/writing-operations.ts'
import { withoutSecrets } from './without-secrets.ts'

/** One record that an act changed, as administrators read it. */
export interface EntryChange {
  typeName: string
  recordId: number | null
  /** Null of a record that was new. */
  before: Record<string, unknown> | null
  /** Null of a record that was removed. */
  after: Record<string, unknown> | null
}

/** One entry of the journal with what it changed. */
export interface EntryDetail {
  entry: Record<string, unknown>
  /** Whether the record that it is about can still be opened. */
  isRecordThere: boolean
  /** None of types about people, of which the journal keeps no values (docs/design/contract-engine.md#rules, rule 4). */
  changes: EntryChange[]
}

/** Answers one entry of the journal, with its revisions as administrators read records. */
export function describeEntry(types: readonly RecordType[]): (ctx: RequestContext) => Promise<EntryDetail> {
  const typeNamed = (name: unknown) =>
    types.find((type) => type.name === name && type.isStored && !type.isInternal)
  return async (ctx) => {
    const entry = await requireRow(ctx, sentId(ctx))
    const order = [{ field: 'id', direction: 'asc' }] as const
    const revisions = await ctx.stores.of('revision').find({ where: { auditId: entry.id }, order })
    return {
      entry: serialize(ctx.type, entry, 'admin'),
      isRecordThere: await isThere(ctx, typeNamed(entry.typeName), entry.recordId),
      changes: revisions.flatMap((revision) => changeOf(typeNamed(revision.typeName), revision)),
    }
  }
}

async function isThere(
  { stores }: RequestContext,
  type: RecordType | undefined,
  id: unknown,
): Promise<boolean> {
  return type !== undefined && typeof id === 'number' && (await stores.of(type.name).get(id)) !== undefined
}

function changeOf(type: RecordType | undefined, { recordId, before, after }: Row): EntryChange[] {
  if (!type || type.isAboutPeople) return []
  // Once more, for revisions that are older than a rule of today.
  const told = withoutSecrets(type, { before: keptVersion(before), after: keptVersion(after) })
  return [
    {
      typeName: type.name,
      recordId: recordId as number | null,
      before: shownVersion(type, told.before),
      after: shownVersion(type, told.after),
    },
  ]
}

const keptVersion = (kept: unknown) => (kept === '' ? undefined : (JSON.parse(String(kept)) as Row))

/** What the revision holds of the fields declared today; none that came since. */
function shownVersion({ fields }: RecordType, row: Row | undefined): Record<string, unknown> | null {
  if (!row) return null
  const names = Object.keys(fields).filter((name) => Object.hasOwn(row, name))
  return serializeFields(fields, names, row)
}
