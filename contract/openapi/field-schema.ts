import { checkFields, isTaken, type Extent } from '#contract/fields/check-fields.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'
import { serializeFields } from '#contract/fields/serialize-fields.ts'
import { fieldNote } from './field-note.ts'
import { mapped, only } from './named-parts.ts'
import { exactly, idSchema, type Schema } from './schema.ts'

/** The way a value goes: what a caller may send is narrower and wider than what is answered. */
type Way = 'sent' | 'shown'
type Describe = (field: Field, way: Way) => Schema

const MOMENT = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`

const kinds = {
  text: text(),
  longText: text(),
  html: text({ contentMediaType: 'text/html' }),
  link: text({ examples: ['/about'] }),
  icon: text(),
  secret: text({ format: 'password' }),
  choice: ({ options = {} }) => ({ type: 'string', enum: Object.keys(options) }),
  order: number('integer'),
  number: number('integer'),
  decimal: number('number'),
  flag: ({ initial }) => ({ type: 'integer', enum: [0, 1], examples: [initial] }),
  // The journal's own entries name nobody's account, 0.
  reference: (_field, way) => ({ type: 'integer', ...(way === 'sent' && { minimum: 1 }) }),
  date: () => ({ type: 'string', format: 'date', examples: ['2026-03-01'] }),
  dateTime: () => ({ type: 'string', pattern: MOMENT, examples: ['2026-03-01 10:00:00'] }),
  upload: text({ examples: ['/upload/k3v9.webp'] }),
  uploads: entries(() => ({ type: 'string' })),
  consent: () => ({ type: 'boolean', const: true }),
  list: entries(({ fields = {} }, way) =>
    way === 'sent' ? sentFields(fields, 'whole') : shownFields(fields),
  ),
} satisfies Record<FieldKind, Describe>

const ofKind = (field: Field, way: Way) =>
  kinds[field.kind](field, way) as Schema & { type: string; enum?: unknown[] }

/** A value as answers hold it. */
export function shownSchema(field: Field): Schema {
  const { enum: values, ...schema } = ofKind(field, 'shown')
  return {
    ...schema,
    ...(field.initial === null && { type: [schema.type, 'null'] }),
    ...(values && { enum: field.initial === '' ? ['', ...values] : values }),
    ...(field.setByServer && { readOnly: true }),
    description: fieldNote(field),
  }
}

/** A value as a caller sends it; null and '' empty it where it may be empty. */
function sentSchema(field: Field): Schema {
  const schema = ofKind(field, 'sent')
  const mayBeEmpty = isTaken(field, null)
  const types = [schema.type, ...(schema.type === 'array' ? ['string'] : []), ...(mayBeEmpty ? ['null'] : [])]
  return {
    ...schema,
    type: types.length === 1 ? schema.type : types,
    ...(schema.enum && mayBeEmpty && { enum: [...schema.enum, '', null] }),
    ...(schema.type === 'string' && !schema.enum && !mayBeEmpty && { minLength: 1 }),
    description: [fieldNote(field), ...(field.alsoNamed ?? []).map((name) => `也可写作 ${name}`)].join('；'),
  }
}

/** A value in a path or a query, where it is named or left out. */
export function namedSchema(field: Field): Schema {
  return kinds[field.kind](field, 'sent')
}

/**
 * The fields a caller may send, told by the very function that reads them. Unknown keys are dropped, not refused.
 * @param extent `whole`: a new record; `given`: what does not come stays as it is
 */
export function sentFields(fields: FieldSet, extent: Extent, extra: Record<string, Schema> = {}): Schema {
  const { values, errors } = checkFields(fields, {}, 'whole')
  const missing = errors.map(({ field }) => field)
  const sendable = only(fields, (name) => name in values || missing.includes(name))
  const required = missing.filter((name) => extent === 'whole' && !fields[name]?.alsoNamed)
  return {
    type: 'object',
    properties: { ...extra, ...mapped(sendable, sentSchema) },
    ...(required.length > 0 && { required }),
  }
}

/** Exactly the named keys as responses contain them; `serializeFields` leaves out what never leaves the server. */
export function shownFields(fields: FieldSet, names = Object.keys(fields)): Schema {
  const answered = serializeFields(fields, names, {})
  const shown = only(fields, (name) => name in answered)
  return exactly({ ...(names.includes('id') && { id: idSchema }), ...mapped(shown, shownSchema) })
}

function text(more: Schema = {}): Describe {
  return ({ bounds }, way) => ({ type: 'string', ...(way === 'sent' && { maxLength: bounds?.max }), ...more })
}

function number(type: 'integer' | 'number'): Describe {
  return ({ bounds, initial }, way) => ({
    type,
    examples: [Math.max(Number(initial ?? 0), bounds?.min ?? -Infinity)],
    ...(way === 'sent' && { minimum: bounds?.min, maximum: bounds?.max }),
  })
}

function entries(describe: Describe): Describe {
  return (field, way) => ({
    type: 'array',
    items: describe(field, way),
    ...(way === 'sent' && { maxItems: field.bounds?.max, contentMediaType: 'application/json' }),
  })
}
