import { messages } from '#contract/shared/messages.ts'
import type { Change } from '#contract/engine/backend.ts'
import type { Bounds } from '#contract/fields/field.ts'
import { orderFieldOf } from '#contract/fields/order-field.ts'
import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { versionOf } from '#contract/engine/version.ts'
import { asListed, type ReadRow } from './as-listed.ts'
import { ofEach } from './of-each.ts'
import { sentIds } from './sent-ids.ts'
import { sentVersions } from './sent-versions.ts'

/**
 * Orders the named records by `ids`, above the 0 of a new one, in one transaction and audit entry. With `versions`,
 * none may have changed or gone since.
 * @param read a record as the list shows it, where that holds more than the record's own fields
 */
export function reorder(read: ReadRow = asListed) {
  return makeOperation({
    name: 'reorder',
    writes: true,
    takes: 'ids',
    successMessage: messages.saved,
    answers: 'nothing',
    refuses: [404, 409],
    summary: (noun) => `调整${noun}顺序`,
    perform: (ctx) => reorderRows(ctx, read),
  })
}

async function reorderRows(ctx: RequestContext, read: ReadRow): Promise<null> {
  const ids = sentIds(ctx.body.ids)
  const versions = sentVersions(ctx.body.versions, ids)
  const field = orderFieldOf(ctx.type.fields)
  if (!field) throw new Error(`${ctx.type.name} has no order`)
  const store = ctx.auditLog.withoutAudit.of(ctx.type.name)
  // All are read before anything is written, so that all rows that refuse are told at once.
  const rows = await ofEach(ids, async (id) => {
    const version = versions.get(id)
    const row = await store.get(id, { forUpdate: true })
    // Who sent its version saw the record, so it went meanwhile.
    if (!row) throw new HttpError(version === undefined ? 404 : 409, messages.noSuchRecord)
    if (version !== undefined && versionOf(await read(ctx, row)) !== version)
      throw new HttpError(409, messages.changedMeanwhile)
    return row
  })
  const changes: Change[] = []
  const numberOf = numbering(ids.length, ctx.type.fields[field]?.bounds)
  for (const [place, before] of rows.entries()) {
    const number = numberOf(place)
    if (before[field] !== number)
      changes.push({ before, after: await store.update(before.id, { [field]: number }, before) })
  }
  if (changes.length > 0) await ctx.auditLog.append(ctx.type, 'order', changes)
  return null
}

/** Numbers from the one after the least, in tens where all fit the field's bounds, else in ones. */
function numbering(count: number, { min = 0, max = Infinity }: Bounds = {}): (place: number) => number {
  const step = [10, 1].find((each) => min + count * each <= max)
  // A thousand records at most are ordered at once, which are just as many as fit from 0 to 999.
  return step === undefined ? (place) => min + place : (place) => min + (place + 1) * step
}
