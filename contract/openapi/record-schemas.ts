import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access } from '#contract/engine/operation.ts'
import { serialize, type Audience } from '#contract/engine/serialize.ts'
import { shownFields } from './field-schema.ts'
import { schemaNameOf } from './names.ts'
import { oneOf, type Schema } from './schema.ts'

/** Whose records are read by a call. */
const audiences: Record<Access, readonly Audience[]> = {
  public: ['visitor'],
  optionalAuth: ['visitor', 'admin'],
  admin: ['admin'],
}

/** A record as those read it who may make the call. */
export function recordFor(type: ContentType, access: Access): Schema {
  const refer = (audience: Audience) => ({ $ref: `#/components/schemas/${schemaNameOf(type, audience)}` })
  return oneOf(...audiences[access].map(refer))
}

/** A record as visitors read it, with the time of its first saving. */
export const datedRecord = (type: ContentType) =>
  shownFields(type.fields, [...keysFor(type, 'visitor'), 'createTime'])

/** Every record of every content type: as an administrator reads it and, apart, as a visitor does. */
export function recordSchemas(types: readonly ContentType[]): Record<string, Schema> {
  const views = types
    .filter((type) => type.isStored)
    .flatMap((type) => [
      viewOf(type, 'admin', type.typeLabel),
      viewOf(type, 'visitor', `${type.typeLabel}（访客所见）`),
    ])
  return Object.fromEntries(views)
}

function viewOf(type: ContentType, audience: Audience, title: string): [name: string, schema: Schema] {
  return [schemaNameOf(type, audience), { title, ...shownFields(type.fields, keysFor(type, audience)) }]
}

/** Those of the one function that makes answers. */
const keysFor = (type: ContentType, audience: Audience) => Object.keys(serialize(type, { id: 1 }, audience))
