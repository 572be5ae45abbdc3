import type { RequestContext } from '#contract/engine/operation.ts'
import { serializeUnmasked, serialize } from '#contract/engine/serialize.ts'
import { requireRow, sentId } from '#contract/operations/writing-operations.ts'
import { requireFields } from '#contract/fields/check-fields.ts'
import { text } from '#contract/fields/text-fields.ts'

export const reasonField = { reason: text('查看原因', { bounds: { max: 200 } }) }

/** One whole record, written down with the reason that was given; a HEAD reads nothing and reveals nothing. */
export async function revealRecord(ctx: RequestContext): Promise<Record<string, unknown>> {
  const row = await requireRow(ctx, sentId(ctx))
  if (ctx.request.method !== 'GET') return serialize(ctx.type, row, 'admin')
  const { reason } = requireFields(reasonField, { reason: ctx.query.get('reason') }, 'whole')
  await ctx.auditLog.append(ctx.type, 'reveal', [{ after: row }], withoutPeople(String(reason)))
  return serializeUnmasked(ctx.type, row)
}

/** The journal outlives what people may have erased, so a reason keeps no number and no address of theirs. */
function withoutPeople(reason: string): string {
  return reason.replace(/\d[\d\s-]{5,}\d[\dXx]?|[^\s@]+@[^\s@]+/g, '…') || '未说明原因'
}
