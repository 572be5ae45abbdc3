import type { BatchAct } from '#contract/operations/batch-operation.ts'
import { MOST_IDS } from '#contract/operations/sent-ids.ts'
import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Takes } from '#contract/engine/operation.ts'
import { takesBody } from '#contract/engine/takes-body.ts'
import { meanings } from './field-note.ts'
import { sentFields } from './field-schema.ts'
import { idSchema, json, listOf, needed, type Schema } from './schema.ts'

const acts = { enable: '启用', disable: '禁用', delete: '删除' } satisfies Record<BatchAct, string>
const act: Schema = { type: 'string', enum: Object.keys(acts), description: meanings(acts) }
const ofMany = (items: Schema): Schema => ({ ...listOf(items), minItems: 1, maxItems: MOST_IDS })
const ids: Schema = { ...ofMany(idSchema), uniqueItems: true }
const versions: Schema = {
  ...ofMany({ type: 'string' }),
  description:
    '各记录的版本指纹，与 ids 一一对应；任一记录已被他人修改时全部不做，以 409 拒绝。不带则不检查。',
}
const status: Schema = { type: 'integer', enum: [0, 1], description: '状态' }
const file: Schema = { type: 'string', format: 'binary', description: '文件' }
const optionalId: Schema = { type: ['integer', 'null'], minimum: 1, description: '编号；不带或为空表示新增' }

const bodies = {
  record: ({ fields }, { operation }) =>
    operation.name === 'save'
      ? sentFields(fields, 'given', { id: optionalId })
      : sentFields(fields, operation.name === 'saveSingle' ? 'given' : 'whole'),
  recordWithId: ({ fields }, { pathNames }) =>
    pathNames.includes('id')
      ? sentFields(fields, 'given')
      : { ...sentFields(fields, 'given', { id: idSchema }), required: ['id'] },
  idAndStatus: (_type, { pathNames }) =>
    needed(pathNames.includes('id') ? { status } : { id: idSchema, status }),
  ids: () => needed({ ids, versions }, ['ids']),
  batch: () => needed({ act, ids, versions }, ['act', 'ids']),
  multipart: () => needed({ file }),
  pageQuery: () => undefined,
  nothing: () => undefined,
} satisfies Record<Takes, (type: ContentType, call: Call) => Schema | undefined>

/** What is sent in the body; nothing for a call that takes none or reads its status from the query. */
export function requestBodyOf(type: ContentType, call: Call) {
  const { takes } = call.operation
  if (!takesBody(call)) return undefined
  const schema = typeof takes === 'string' ? bodies[takes](type, call) : sentFields(takes, 'whole')
  const content = schema && (takes === 'multipart' ? { 'multipart/form-data': { schema } } : json(schema))
  return content && { required: true, content }
}
