import { call, contentType, field, operation, response } from '#contract/declare.ts'
import type { Row } from '#contract/engine/backend.ts'
import { type RecordOf } from '#contract/engine/content-type.ts'
import type { AnswersValue, Operation, RequestContext } from '#contract/engine/operation.ts'
import { orderOf } from '#contract/operations/reading-operations.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { serialize, type Audience } from '#contract/engine/serialize.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { ValuesOf } from '#contract/fields/field.ts'
import { messages } from '#contract/shared/messages.ts'
import { galleryImage } from './gallery-image.type.ts'

const id = field.number('编号', { bounds: { min: 1 } })
const seen = {
  title: field.text('模块标题', { required: true }),
  description: field.longText('模块描述', { required: true }),
}
const fields = { ...seen, sortOrder: field.order(), status: field.flag() }
const { title, description, imageUrl } = galleryImage.fields

type Picture = RecordOf<typeof galleryImage>
/** A module as visitors read it. */
export type SeenModule = { id: number } & ValuesOf<typeof seen> & {
    galleries: Pick<Picture, 'id' | 'title' | 'description' | 'imageUrl'>[]
  }
/** A module as administrators read it. */
export type WholeModule = { id: number } & ValuesOf<typeof fields> & { galleries: Picture[] }

const wholeModule = { id, ...fields, galleries: [{ id, ...galleryImage.fields }] } as const
const seenModule = { id, ...seen, galleries: [{ id, title, description, imageUrl }] } as const

/** A part of the government service page; every answer carries its pictures, and so does its version. */
export const governmentModule = contentType({
  name: 'government-module',
  typeLabel: '政府服务模块',
  fields,
  publicFields: ['id', 'title', 'description'],
  owns: { typeName: galleryImage.name, by: 'moduleId' },
  calls: [
    call.public(
      'GET /api/government-service/modules',
      operation.run({ takes: 'nothing', answers: [seenModule] }, seenModules),
      response.envelope,
    ),
    call.admin(
      'GET /api/government-service/admin/modules',
      operation.run({ takes: 'nothing', answers: [wholeModule] }, wholeModules),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/add',
      withPictures(operation.create()),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/update',
      withPictures(comparingPictures(operation.update())),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/delete/{id}',
      comparingPictures(operation.remove()),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/order',
      operation.reorder(moduleOf),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/batch',
      operation.batch(moduleOf),
      response.envelope,
    ),
  ],
})

async function seenModules(ctx: RequestContext): Promise<SeenModule[]> {
  return (await modulesIn(ctx, 'visitor', { status: 1 })) as unknown as SeenModule[]
}

async function wholeModules(ctx: RequestContext): Promise<WholeModule[]> {
  return (await modulesIn(ctx, 'admin')) as unknown as WholeModule[]
}

/** All modules in two queries; a visitor's filter holds for the pictures too. */
async function modulesIn(ctx: RequestContext, audience: Audience, where: { status?: number } = {}) {
  const rows = await ctx.stores.of(ctx.type.name).find({ where, order: orderOf(ctx.type) })
  const pictures = await ctx.stores.of(galleryImage.name).find({ where, order: orderOf(galleryImage) })
  return rows.map((row) => shownWith(ctx, row, pictures, audience))
}

function shownWith({ type }: RequestContext, row: Row, pictures: readonly Row[], audience: Audience) {
  const own = pictures.filter(({ moduleId }) => moduleId === row.id)
  return {
    ...serialize(type, row, audience),
    galleries: own.map((each) => serialize(galleryImage, each, audience)),
  }
}

/** A write that answers the module as the list shows it. */
function withPictures<Takes>(plain: Operation<Takes>): Operation<Takes, AnswersValue<WholeModule>> {
  const { types: _types, ...facts } = plain
  return {
    ...facts,
    answers: wholeModule,
    perform: async (ctx) => moduleNow(ctx, ((await plain.perform(ctx)) as WholeModule).id),
  }
}

/** A write that takes the version of the module as the list shows it. */
function comparingPictures<Takes, Answers>(plain: Operation<Takes, Answers>): Operation<Takes, Answers> {
  return {
    ...plain,
    current: wholeModule,
    async perform({ ifMatch, ...ctx }) {
      const current = ifMatch && (await moduleNow(ctx, Number(ctx.params.id ?? ctx.body.id)))
      if (current && versionOf(current) !== ifMatch)
        throw new HttpError(409, messages.changedMeanwhile, { current })
      return plain.perform(ctx)
    },
  }
}

async function moduleNow(ctx: RequestContext, id: number) {
  const row = Number.isSafeInteger(id) ? await ctx.stores.of(ctx.type.name).get(id) : undefined
  return row && moduleOf(ctx, row)
}

async function moduleOf(ctx: RequestContext, row: Row) {
  const order = orderOf(galleryImage)
  const pictures = await ctx.stores.of(galleryImage.name).find({ where: { moduleId: row.id }, order })
  return shownWith(ctx, row, pictures, 'admin')
}
