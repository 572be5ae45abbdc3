import type { ContentType } from '#contract/engine/content-type.ts'
import { show, type Audience } from '#contract/engine/show.ts'
import { shownFields } from './field-schema.ts'
import { idSchema, oneOf, type Schema } from './schema.ts'
import type { Access } from '#contract/engine/operation.ts'

const audiences = {
  visitor: ['visitor'],
  either: ['visitor', 'admin'],
  admin: ['admin'],
} satisfies Record<Access, readonly Audience[]>

/** A record as those read it who may make the call. */
export function recordFor(type: ContentType, access: Access): Schema {
  const schemas = audiences[access].map((audience) => ({
    $ref: `#/components/schemas/${nameOf(type, audience)}`,
  }))
  return oneOf(...schemas)
}

/** Every record of every content type: as an administrator reads it and, apart, as a visitor does. */
export function recordSchemas(types: readonly ContentType[]): Record<string, Schema> {
  const views = types
    .filter((type) => type.isStored)
    .flatMap((type) => [
      [nameOf(type, 'admin'), recordSchema(type, 'admin')],
      ...(type.visitorsSee.length > 0 ? [[nameOf(type, 'visitor'), recordSchema(type, 'visitor')]] : []),
    ])
  return Object.fromEntries(views) as Record<string, Schema>
}

/** The keys are those of the one function that makes answers. */
function recordSchema(type: ContentType, audience: Audience): Schema {
  const names = Object.keys(show(type, { id: 1 }, audience))
  const id: Record<string, Schema> = names.includes('id') ? { id: idSchema } : {}
  const title = audience === 'admin' ? type.noun : `${type.noun}（访客所见）`
  return { title, ...shownFields(type.fields, names, id) }
}

function nameOf({ name }: ContentType, audience: Audience): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') + (audience === 'visitor' ? 'ForVisitors' : '')
}
