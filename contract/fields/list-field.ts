import { checkFields } from './check-fields.ts'
import type { Field, FieldSet, ValuesOf } from './field.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'
import { showFields } from './show-fields.ts'

/** How many entries any list may have. */
export const ENTRIES = { max: 100 }

/** A list of entries that have fields of their own; takes a list or its JSON text. */
export function list<const Fields extends FieldSet>(
  label: string,
  fields: Fields,
  options: FieldOptions = {},
): Omit<Field<readonly ValuesOf<Fields>[]>, 'fields'> & { readonly fields: Fields } {
  type Entry = ValuesOf<Fields>
  const field = makeField<readonly Entry[]>(label, options, {
    kind: 'list',
    bounds: ENTRIES,
    initial: [],
    shown: (entries) => entries.map((entry) => showFields(fields, Object.keys(fields), entry)),
    read: (sent) => readList(label, sent).map((entry) => readEntry(label, fields, entry) as Entry),
  })
  return { ...field, fields }
}

/** A list, or the JSON text of one (docs/design/architecture.md#known-traps), of at most so many entries. */
export function readList(label: string, sent: unknown): unknown[] {
  const entries = typeof sent === 'string' ? parsed(sent) : sent
  if (!Array.isArray(entries)) throw new Wrong(`${label}必须是列表`)
  if (entries.length > ENTRIES.max) throw new Wrong(`${label}不能超过 ${ENTRIES.max} 项`)
  return entries as unknown[]
}

function readEntry(label: string, fields: FieldSet, sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new Wrong(`${label}格式不正确`)
  const { values, errors } = checkFields(fields, sent as Record<string, unknown>, 'whole')
  if (errors[0]) throw new Wrong(errors[0].message)
  return values
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}
