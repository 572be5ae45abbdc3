import type { Row } from '#contract/engine/backend.ts'
import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { messages } from '#contract/shared/messages.ts'
import { shownMoment } from '#contract/shared/moments.ts'
import { hasPublishTimeCome } from './has-publish-time-come.ts'
import { cleaned } from './prepare.ts'
import { sentId } from './writing-operations.ts'

type Filter = Readonly<Record<string, number>>

/** Each revision holds the record twice, with all its texts: few are in memory at a time. */
const REVISIONS_AT_ONCE = 5

/**
 * One public record with the time of its first saving. A record that was public before is gone (410), any other is unknown
 * (404); docs/decisions/0014-gone-status-from-the-audit-log.md.
 */
export function shown(filter: Filter) {
  return makeOperation({
    writes: false,
    successMessage: messages.done,
    name: 'shown',
    takes: 'nothing',
    answers: 'datedRecord',
    refuses: [404, 410],
    summary: (noun) => `查看一条${noun}`,
    async perform(ctx) {
      const id = sentId(ctx)
      const row = await ctx.stores.of(ctx.type.name).get(id)
      const isEnabled = row !== undefined && passes(row, filter)
      if (isEnabled && hasPublishTimeCome(ctx.type, row, ctx.backend.now()))
        return {
          // Pages show what is answered here as it is, so it is cleaned as pages clean what they print.
          ...cleaned(ctx, ctx.type.fields, serialize(ctx.type, row, 'visitor')),
          createTime: shownMoment(row.createTime as string | null),
        }
      // One that waits for its moment is to come, whatever was shown of it before.
      const wasPublic = !isEnabled && (await wasShown(ctx, id, filter))
      throw wasPublic ? new HttpError(410, messages.gone) : new HttpError(404, messages.noSuchRecord)
    },
  })
}

/** Whether the journal, for as long as it is kept, holds a state of the record that visitors saw. */
async function wasShown({ stores, type }: RequestContext, id: number, filter: Filter): Promise<boolean> {
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
function replacedShown(type: RequestContext['type'], { before, createTime }: Row, filter: Filter): boolean {
  if (!before) return false
  const state = JSON.parse(String(before)) as Row
  return passes(state, filter) && hasPublishTimeCome(type, state, new Date(String(createTime)))
}

const passes = (row: Row, filter: Filter) =>
  Object.entries(filter).every(([name, value]) => row[name] === value)
