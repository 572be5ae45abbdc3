import type { FieldError } from '#contract/shared/http-error.ts'
import { jsonIn } from '#contract/shared/json-in.ts'
import { checkFields } from './check-fields.ts'
import type { Field, FieldSet, ValuesOf } from './field.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'
import { serializeFields } from './serialize-fields.ts'

/** How many entries any list may have. */
export const ENTRIES = { max: 100 }

interface ListOptions<Fields extends FieldSet> extends FieldOptions {
  /** Rule between the fields of an entry, given those values that are right by themselves. */
  rule?: (entry: Partial<ValuesOf<Fields>>) => FieldError | undefined
  /** The date by which entries are put in order, the latest first. */
  latestFirst?: keyof Fields & string
}

/** A list of entries that have fields of their own; takes a list or its JSON text. */
export function list<const Fields extends FieldSet>(
  label: string,
  fields: Fields,
  { rule, latestFirst, ...options }: ListOptions<Fields> = {},
): Omit<Field<readonly ValuesOf<Fields>[]>, 'fields'> & { readonly fields: Fields } {
  type Entry = ValuesOf<Fields>
  const entryRule = rule as Field['entryRule']
  const readEntry = (sent: unknown) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      throw new Wrong(`${label}格式不正确`)
    const { values, errors } = checkFields(fields, sent as Record<string, unknown>, 'whole', entryRule)
    if (errors[0]) throw new Wrong(errors[0].message)
    return values as Entry
  }
  const field = makeField<readonly Entry[]>(label, options, {
    kind: 'list',
    bounds: ENTRIES,
    initial: [],
    entryRule,
    latestFirst,
    shown: (entries) => entries.map((entry) => serializeFields(fields, Object.keys(fields), entry)),
    read(sent) {
      const entries = readList(label, sent).map(readEntry)
      return latestFirst ? entries.sort(byLatest(latestFirst)) : entries
    },
  })
  return { ...field, fields }
}

/** A list, or the JSON text of one (docs/design/architecture.md#known-traps), of at most so many entries. */
export function readList(label: string, sent: unknown): unknown[] {
  const entries = typeof sent === 'string' ? jsonIn(sent) : sent
  if (!Array.isArray(entries)) throw new Wrong(`${label}必须是列表`)
  if (entries.length > ENTRIES.max) throw new Wrong(`${label}不能超过 ${ENTRIES.max} 项`)
  return entries as unknown[]
}

/** Stable, so that those of one day stay as they are. */
function byLatest(name: string) {
  return (one: Record<string, unknown>, other: Record<string, unknown>) =>
    String(other[name]).localeCompare(String(one[name]))
}
