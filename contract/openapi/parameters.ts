import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { isAboutMany } from '#contract/engine/operation.ts'
import { filterFields, pageFields } from '#contract/operations/page-query.ts'
import { namedSchema } from './field-schema.ts'
import { fieldNote } from './field-note.ts'
import { idSchema } from './schema.ts'

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: '所编辑记录的版本指纹；记录已被他人修改时以 409 拒绝。不带则不检查。',
  schema: { type: 'string' },
}

/** What stands in the path, behind it and in the headers. */
export function parametersOf(type: ContentType, call: Call) {
  const { operation, pathNames, queryNames } = call
  const fields: FieldSet = { ...type.fields, ...operation.query }
  const paging: FieldSet = {
    ...(operation.name === 'paged' && pageFields(type)),
    ...(operation.takes === 'pageQuery' && filterFields(type)),
  }
  const isNeeded = operation.name === 'setFlag'
  return [
    ...pathNames.map((name) => named(name, 'path', true, fields[name])),
    ...Object.entries(paging).map(([name, field]) => named(name, 'query', false, field)),
    ...queryNames.map((name) => named(name, 'query', isNeeded, fields[name])),
    // A call about many records names a version for each, in its body.
    ...(operation.refuses?.includes(409) && !isAboutMany(operation) ? [ifMatch] : []),
  ]
}

function named(name: string, place: 'path' | 'query', required: boolean, field?: Field) {
  const own = name === 'id' ? idSchema : { type: 'string', minLength: 1, description: name }
  const { description, ...schema } = field ? { ...namedSchema(field), description: fieldNote(field) } : own
  return { name, in: place, required, description, schema }
}
