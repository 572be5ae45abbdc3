import { messages } from '#contract/shared/messages.ts'
import type { Change } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import { HttpError, wrongField } from '#contract/shared/http-error.ts'
import { versionOf } from '#contract/engine/version.ts'
import { asListed, type ReadRow } from './as-listed.ts'
import { ofEach } from './of-each.ts'
import { prepare } from './prepare.ts'
import { sentIds } from './sent-ids.ts'
import { sentVersions } from './sent-versions.ts'
import { removeRow } from './writing-operations.ts'

/** What can be done to many records at once. */
export type BatchAct = 'enable' | 'disable' | 'delete'

/**
 * Does one thing to every record of `ids`, or to none: one transaction, one audit entry. Where `versions` come with
 * them, none may have changed since.
 * @param read a record as the list shows it, where that holds more than the record's own fields
 */
export function batch(read: ReadRow = asListed) {
  return makeOperation({
    name: 'batch',
    writes: true,
    takes: 'batch',
    successMessage: messages.done,
    answers: 'nothing',
    refuses: [404, 409],
    summary: (noun) => `批量处理${noun}`,
    perform: (ctx) => performBatch(ctx, read),
  })
}

async function performBatch(ctx: RequestContext, read: ReadRow): Promise<null> {
  const { type, auditLog } = ctx
  const change = changeOf(type, ctx.body.act)
  const store = auditLog.withoutAudit.of(type.name)
  const changes: Change[] = []
  const ids = sentIds(ctx.body.ids)
  const versions = sentVersions(ctx.body.versions, ids)
  // Everything is read and checked before anything is written, so that all rows that refuse are told at once.
  const rows = await ofEach(ids, async (id) => {
    const before = await store.get(id, { forUpdate: true })
    if (!before) throw new HttpError(404, messages.noSuchRecord)
    const version = versions.get(id)
    if (version !== undefined && versionOf(await read(ctx, before)) !== version)
      throw new HttpError(409, messages.changedMeanwhile)
    return { before, values: change === 'remove' ? undefined : await prepare(ctx, change, before) }
  })
  for (const { before, values } of rows) {
    if (!values) changes.push(...(await removeRow(auditLog.withoutAudit, type, before)))
    else changes.push({ before, after: await store.update(before.id, values, before) })
  }
  await auditLog.append(type, change === 'remove' ? 'remove' : 'update', changes)
  return null
}

function changeOf({ fields }: RecordType, act: unknown): 'remove' | Record<string, 0 | 1> {
  if (act === 'delete') return 'remove'
  const flag = batchFlagOf(fields)
  if (flag && act === 'enable') return { [flag]: 1 }
  if (flag && act === 'disable') return { [flag]: 0 }
  throw wrongField('act', '操作不正确')
}
