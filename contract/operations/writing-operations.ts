import { messages } from '#contract/shared/messages.ts'
import type { Change, Row, Stores } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { requireFields } from '#contract/fields/check-fields.ts'
import { makeOperation, type RequestContext } from '#contract/engine/operation.ts'
import { withoutUnchangedInvalid } from './without-unchanged-invalid.ts'
import { prepare } from './prepare.ts'
import { audienceOf } from './reading-operations.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { HttpError, wrongField } from '#contract/shared/http-error.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { versionOf } from '#contract/engine/version.ts'

/** What changes one record refuses one that is gone, or newer than the caller knows. */
const aboutOne = { writes: true, refuses: [404, 409] } as const

/** A new record. An id that was sent is ignored. */
export function create(successMessage: string = messages.added) {
  return makeOperation({
    ...aboutOne,
    name: 'create',
    takes: 'record',
    successMessage,
    answers: 'savedRecord',
    refuses: [],
    summary: (noun, access) => (access === 'admin' ? `新增${noun}` : `提交${noun}`),
    perform: async (ctx) => answered(ctx, await createRow(ctx)),
  })
}

/** Changes the keys that came of the record whose id came in the path or the body. */
export function update(successMessage: string = messages.updated) {
  return makeOperation({
    ...aboutOne,
    name: 'update',
    takes: 'recordWithId',
    successMessage,
    answers: 'record',
    summary: (noun) => `修改${noun}`,
    perform: async (ctx) => answered(ctx, await updateRow(ctx, sentId(ctx))),
  })
}

/** An update when an id came, a new record otherwise. */
export function save(successMessage: string = messages.saved) {
  return makeOperation({
    ...aboutOne,
    name: 'save',
    takes: 'record',
    successMessage,
    answers: 'savedRecord',
    summary: (noun) => `保存${noun}（带编号为修改，不带为新增）`,
    async perform(ctx) {
      const isNew = isNewId(ctx.body.id)
      return answered(ctx, isNew ? await createRow(ctx) : await updateRow(ctx, sentId(ctx)))
    },
  })
}

/** Saves the one record of its type, whether it was there or not. */
export function saveSingle(successMessage: string = messages.saved) {
  return makeOperation({
    ...aboutOne,
    name: 'saveSingle',
    takes: 'record',
    successMessage,
    answers: 'savedRecord',
    refuses: [409],
    summary: (noun) => `保存${noun}`,
    async perform(ctx) {
      const [found] = await ctx.stores.of(ctx.type.name).find({ limit: 1 })
      return answered(ctx, found ? await updateRow(ctx, found.id, true) : await createRow(ctx, true))
    },
  })
}

/** Takes the record away for good; its id is never given again. */
export function remove(successMessage: string = messages.deleted) {
  return makeOperation({
    ...aboutOne,
    name: 'remove',
    takes: 'nothing',
    successMessage,
    answers: 'nothing',
    summary: (noun) => `删除${noun}`,
    async perform(ctx) {
      const row = await requireRow(ctx, sentId(ctx))
      await removeRow(ctx.stores, ctx.type, row)
      return null
    },
  })
}

/** Sets one flag. The API calls it `status` whatever the field is called, in the query where the endpoint says so. */
export function setFlag(name: string, successMessage: string = messages.statusUpdated) {
  return makeOperation({
    ...aboutOne,
    name: 'setFlag',
    takes: 'idAndStatus',
    sets: name,
    successMessage,
    answers: 'record',
    refuses: [400, 404, 409],
    summary: (noun) => `切换${noun}状态`,
    async perform(ctx) {
      const row = await requireRow(ctx, sentId(ctx))
      const sent = ctx.queryNames.includes('status') ? ctx.query.get('status') : ctx.body.status
      if (sent !== 0 && sent !== 1 && sent !== '0' && sent !== '1')
        throw wrongField('status', '状态只能是 0 或 1')
      const values = await prepare(ctx, { [name]: Number(sent) }, row)
      return answered(ctx, await ctx.stores.of(ctx.type.name).update(row.id, values, row))
    },
  })
}

/** Removes a row with the rows it owns, and tells what went. */
export async function removeRow(stores: Stores, type: RecordType, row: Row): Promise<Change[]> {
  const changes: Change[] = []
  if (type.owns) {
    const { typeName, by, givenUp } = type.owns
    for (const before of await stores.of(typeName).find({ where: { [by]: row.id } })) {
      if (givenUp) await stores.of(typeName).update(before.id, givenUp(before))
      else await stores.of(typeName).remove(before.id)
      changes.push({ typeName, before })
    }
  }
  await stores.of(type.name).remove(row.id)
  return [...changes, { before: row }]
}

/** Refuses with the record as it is now when the caller edited an older one. */
export function requireVersion(ctx: RequestContext, row: Row | undefined): void {
  if (ctx.ifMatch === undefined) return
  const current = row ? serialize(ctx.type, row, 'admin') : null
  if (versionOf(current) === ctx.ifMatch) return
  throw new HttpError(409, messages.changedMeanwhile, { current })
}

/** The row with this id, held until the transaction ends and no newer than the caller believes. */
export async function requireRow(ctx: RequestContext, id: number): Promise<Row> {
  const row = await ctx.stores.of(ctx.type.name).get(id, { forUpdate: true })
  if (!row) throw new HttpError(404, messages.noSuchRecord)
  requireVersion(ctx, row)
  return row
}

/** @param mayBeEmpty as the only record of its type may: the site's own texts stand where it says nothing */
async function createRow(ctx: RequestContext, mayBeEmpty = false): Promise<Row> {
  const values = await prepare(ctx, requireFields(ctx.type.fields, ctx.body, 'whole'))
  if (!mayBeEmpty) refuseEmpty(ctx.type, values)
  return ctx.stores.of(ctx.type.name).create(values)
}

async function updateRow(ctx: RequestContext, id: number, mayBeEmpty = false): Promise<Row> {
  const row = await requireRow(ctx, id)
  const values = await prepare(
    ctx,
    requireFields(ctx.type.fields, withoutUnchangedInvalid(ctx, row), 'given'),
    row,
  )
  if (!mayBeEmpty) refuseEmpty(ctx.type, values, row)
  return ctx.stores.of(ctx.type.name).update(row.id, values, row)
}

/** The saved record for an administrator; a visitor learns no more than that it worked. */
function answered(ctx: RequestContext, row: Row): unknown {
  return audienceOf(ctx) === 'admin' ? serialize(ctx.type, row, 'admin') : null
}

/** A malformed id is no record in the path, and a mistake in the body. */
export function sentId(ctx: RequestContext): number {
  const { id: inPath } = ctx.params
  if (inPath !== undefined) {
    if (!/^[1-9]\d{0,15}$/.test(inPath) || !Number.isSafeInteger(Number(inPath)))
      throw new HttpError(404, messages.noSuchRecord)
    return Number(inPath)
  }
  const id =
    typeof ctx.body.id === 'string' && /^[1-9]\d{0,15}$/.test(ctx.body.id) ? Number(ctx.body.id) : ctx.body.id
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) throw wrongField('id', messages.wrongId)
  return id
}

const isNewId = (id: unknown) => id === undefined || id === null || id === '' || id === 0
