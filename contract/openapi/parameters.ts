import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field } from '#contract/fields/field.ts'
import { isAboutMany } from '#contract/engine/operation.ts'
import * as page from '#contract/operations/page-query.ts'
import { namedSchema } from './field-schema.ts'
import { idSchema, type Schema } from './schema.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: Schema
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: '所编辑记录的版本指纹；记录已被他人修改时以 409 拒绝。不带则不检查。',
  schema: { type: 'string' },
}

/** A toggle's, where it stands in the query. */
const status: Parameter = {
  name: 'status',
  in: 'query',
  required: true,
  description: '1 或 0',
  schema: { type: 'integer', enum: [0, 1] },
}

/** What stands in the path, behind it and in the headers. */
export function parametersOf(type: ContentType, call: Call): Parameter[] {
  const { operation, pathNames, queryNames } = call
  const fields = { ...type.fields, ...operation.query }
  return [
    ...pathNames.map((name) => named(name, 'path', fields[name])),
    ...(operation.takes === 'pageQuery' ? pageParameters(type, call) : []),
    ...queryNames.map((name) => (operation.name === 'setFlag' ? status : named(name, 'query', fields[name]))),
    // A call about many records names a version for each, in its body.
    ...(operation.refuses?.includes(409) && !isAboutMany(operation) ? [ifMatch] : []),
  ]
}

function named(name: string, place: 'path' | 'query', field?: Field): Parameter {
  const own = name === 'id' ? idSchema : { type: 'string', minLength: 1 }
  const description = field?.label ?? (name === 'id' ? idSchema.description : name)
  const schema = field ? namedSchema(field) : own
  return { name, in: place, required: place === 'path', description, schema }
}

/** `page`, `size`, `keyword`, `sort`, `order`, `status`, `suspect`, `from`, `to`; an export takes the filters only. */
function pageParameters(type: ContentType, { operation }: Call): Parameter[] {
  const { status: shown, isSuspect } = type.fields
  const sortable = Object.keys(type.fields).filter((name) => page.isSortableKind(type, name))
  const day: Schema = { type: 'string', format: 'date' }
  const whole = `page 与 size 都不带时返回全部，最多最新的 ${page.WHOLE_LIST} 条`
  const isPaged = operation.name === 'paged'
  const upTo = (maximum: number) => ({ type: 'integer', minimum: 1, maximum })
  const all: [name: string, description: string, Schema | false | undefined][] = [
    ['page', `第几页，从 1 开始；${whole}`, isPaged && upTo(page.LARGEST_PAGE)],
    ['size', `每页条数，默认 ${page.PAGE_SIZE}`, isPaged && upTo(page.LARGEST_SIZE)],
    ['sort', '排序字段，默认 id', isPaged && { type: 'string', enum: ['id', ...sortable] }],
    ['order', '排序方向，默认 desc', isPaged && { type: 'string', enum: ['asc', 'desc'] }],
    ['keyword', '关键词', { type: 'string', maxLength: page.LONGEST_KEYWORD }],
    ['status', '只看此状态', shown && namedSchema(shown)],
    ['suspect', '1 只看疑似广告，0 不看', isSuspect && namedSchema(isSuspect)],
    ['from', '创建日期不早于（含当日，北京时间）', day],
    ['to', '创建日期不晚于（含当日，北京时间）', day],
  ]
  return all.flatMap(([name, description, schema]) =>
    schema ? [{ name, in: 'query' as const, description, schema }] : [],
  )
}
