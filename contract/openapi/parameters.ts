import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isSortableKind, pageLimits } from '#contract/operations/page-query.ts'
import { namedSchema } from './field-schema.ts'
import { refusalsOf } from './refusals.ts'
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

/** What stands in the path, behind it and in the headers. */
export function parametersOf(type: ContentType, call: Call): Parameter[] {
  const inQuery =
    call.operation.takes === 'pageQuery' ? pageParameters(type, call) : namedParameters(type, call)
  return [
    ...pathParameters(type, call),
    ...inQuery,
    ...(refusalsOf(type, call).includes(409) ? [ifMatch] : []),
  ]
}

function pathParameters({ fields }: ContentType, { pathNames }: Call): Parameter[] {
  return pathNames.map((name) => {
    const field = fields[name]
    const schema = field ? namedSchema(field) : name === 'id' ? idSchema : { type: 'string', minLength: 1 }
    return {
      name,
      in: 'path',
      required: true,
      description: field?.label ?? (name === 'id' ? '编号' : name),
      schema,
    }
  })
}

/** A toggle needs its status; what else a line names is optional. */
function namedParameters({ fields }: ContentType, { operation, queryNames }: Call): Parameter[] {
  const isToggle = operation.name === 'setFlag'
  return queryNames.map((name) => {
    const field = isToggle ? undefined : { ...fields, ...operation.query }[name]
    const schema = isToggle
      ? { type: 'integer', enum: [0, 1] }
      : field
        ? namedSchema(field)
        : { type: 'string' }
    return { name, in: 'query', required: isToggle, description: field?.label ?? '1 或 0', schema }
  })
}

/** `page`, `size`, `keyword`, `sort`, `order`, `status`, `suspect`, `from`, `to`; an export takes the filters only. */
function pageParameters(type: ContentType, { operation }: Call): Parameter[] {
  const { fields } = type
  const { size, largestSize, largestPage, wholeList, longestKeyword } = pageLimits
  const sortable = ['id', ...Object.keys(fields).filter((name) => isSortableKind(type, name))]
  const day: Schema = { type: 'string', format: 'date' }
  const whole = `page 与 size 都不带时返回全部，最多最新的 ${wholeList} 条`
  const windowOfPage: [string, string, Schema][] = [
    ['page', `第几页，从 1 开始；${whole}`, { type: 'integer', minimum: 1, maximum: largestPage }],
    ['size', `每页条数，默认 ${size}`, { type: 'integer', minimum: 1, maximum: largestSize }],
    ['sort', '排序字段，默认 id', { type: 'string', enum: sortable }],
    ['order', '排序方向，默认 desc', { type: 'string', enum: ['asc', 'desc'] }],
  ]
  const filters: [string, string, Schema][] = [
    ['keyword', '关键词', { type: 'string', maxLength: longestKeyword }],
    ...(fields.status
      ? [['status', '只看此状态', namedSchema(fields.status)] as [string, string, Schema]]
      : []),
    ...(fields.isSuspect
      ? [['suspect', '1 只看疑似广告，0 不看', namedSchema(fields.isSuspect)] as [string, string, Schema]]
      : []),
    ['from', '创建日期不早于（含当日，北京时间）', day],
    ['to', '创建日期不晚于（含当日，北京时间）', day],
  ]
  const all = operation.name === 'paged' ? [...windowOfPage, ...filters] : filters
  return all.map(([name, description, schema]) => ({ name, in: 'query', description, schema }))
}
