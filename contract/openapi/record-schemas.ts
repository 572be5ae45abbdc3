import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access } from '#contract/engine/operation.ts'
import { show, type Audience } from '#contract/engine/show.ts'
import { accesses } from './access.ts'
import { shownFields } from './field-schema.ts'
import { schemaNameOf } from './names.ts'
import { idSchema, oneOf, type Schema } from './schema.ts'

/** A record as those read it who may make the call. */
export function recordFor(type: ContentType, access: Access): Schema {
  const schemas = accesses[access].audiences.map((audience) => ({
    $ref: `#/components/schemas/${schemaNameOf(type, audience)}`,
  }))
  return oneOf(...schemas)
}

/** A record as visitors read it, with the time of its first saving. */
export function datedRecord(type: ContentType): Schema {
  const names = new Set([...Object.keys(show(type, { id: 1 }, 'visitor')), 'createTime'])
  return shownFields(type.fields, [...names], { id: idSchema })
}

/** Every record of every content type: as an administrator reads it and, apart, as a visitor does. */
export function recordSchemas(types: readonly ContentType[]): Record<string, Schema> {
  const views = types
    .filter((type) => type.isStored)
    .flatMap((type) => [viewOf(type, 'admin'), viewOf(type, 'visitor')])
  return Object.fromEntries(views)
}

/** The keys are those of the one function that makes answers. */
function viewOf(type: ContentType, audience: Audience): [name: string, schema: Schema] {
  const names = Object.keys(show(type, { id: 1 }, audience))
  const id: Record<string, Schema> = names.includes('id') ? { id: idSchema } : {}
  const title = audience === 'admin' ? type.noun : `${type.noun}（访客所见）`
  return [schemaNameOf(type, audience), { title, ...shownFields(type.fields, names, id) }]
}
