import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import type { Row } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { messages } from '#contract/shared/messages.ts'
import { shownMoment } from '#contract/shared/moments.ts'
import { hasPublishTimeCome } from './has-publish-time-come.ts'
import { cleaned } from './prepare.ts'
import { passes, wasShown, type Filter } from './was-shown.ts'
import { sentId } from './writing-operations.ts'

const reading = {
  writes: false,
  successMessage: messages.done,
  name: 'shown',
  takes: 'nothing',
  refuses: [404, 410],
  summary: (noun: string) => `查看一条${noun}`,
} as const

/**
 * One public record. A record that was public before is gone (410), any other is unknown (404);
 * docs/decisions/0014-gone-status-from-the-audit-log.md.
 */
export function shown(filter: Filter) {
  return makeOperation({
    ...reading,
    answers: 'record',
    perform: async (ctx) => forVisitors(ctx, await shownRow(ctx, filter)),
  })
}

/** The same with the time of its first saving, where that is no public field. */
export function shownWithDate(filter: Filter) {
  return makeOperation({
    ...reading,
    answers: 'datedRecord',
    async perform(ctx) {
      const row = await shownRow(ctx, filter)
      return { ...forVisitors(ctx, row), createTime: shownMoment(row.createTime as string | null) }
    },
  })
}

/** Pages show what is answered here as it is, so it is cleaned as pages clean what they print. */
const forVisitors = (ctx: RequestContext, row: Row) =>
  cleaned(ctx, ctx.type.fields, serialize(ctx.type, row, 'visitor'))

/** @throws HttpError 404 or 410 for what visitors do not see now */
async function shownRow(ctx: RequestContext, filter: Filter): Promise<Row> {
  const id = sentId(ctx)
  const row = await ctx.stores.of(ctx.type.name).get(id)
  const isEnabled = row !== undefined && passes(row, filter)
  if (isEnabled && hasPublishTimeCome(ctx.type, row, ctx.backend.now())) return row
  // One that waits for its moment is to come, whatever was shown of it before.
  const wasPublic = !isEnabled && (await wasShown(ctx.stores, ctx.type, id, filter))
  throw wasPublic ? new HttpError(410, messages.gone) : new HttpError(404, messages.noSuchRecord)
}
