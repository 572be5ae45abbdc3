import type { Row } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isTaken } from '#contract/fields/check-fields.ts'
import type { Field } from '#contract/fields/field.ts'
import type { ChangeRows } from './with-changed-rows.ts'
import { isAddress } from './is-address.ts'

/** How many rows each list has in the content `sixty`. */
export const MANY_ROWS = 60

/** Every list has sixty rows. */
export const sixtyRows: ChangeRows = (type, rows) => (isList(type) ? multiplied(type, rows) : rows)

/** Every text is as long as its field allows. */
export const longRows: ChangeRows = (type, rows) => rows.map((row) => withValues(type, row, lengthen))

/** Every switch is off: visitors see no list entry, and null for single records. */
export const allDisabled: ChangeRows = (type, rows) =>
  rows.map((row) => withValues(type, row, ({ kind }, value) => (kind === 'flag' ? 0 : value)))

/** No record has a picture or a film. */
export const withoutMedia: ChangeRows = (type, rows) => rows.map((row) => withValues(type, row, noMedia))

const isList = ({ calls, uniqueTogether }: ContentType) =>
  !uniqueTogether && calls.some(({ operation }) => operation.name === 'list' || operation.name === 'paged')

/** The rows again and again under other ids, each telling which copy it is in its first text. */
function multiplied(type: ContentType, rows: readonly Row[]): Row[] {
  const lastId = Math.max(0, ...rows.map(({ id }) => id))
  const name = Object.keys(type.fields).find((each) => type.fields[each]?.kind === 'text')
  const copies = rows.length === 0 ? 0 : MANY_ROWS - rows.length
  const added = Array.from({ length: Math.max(0, copies) }, (_unused, index): Row => {
    const row = rows[index % rows.length] as Row
    const told = name && typeof row[name] === 'string' ? { [name]: `${row[name]} ${index + 2}` } : {}
    return { ...row, ...told, id: lastId + 1 + index }
  })
  return [...rows, ...added]
}

function withValues(type: ContentType, row: Row, change: (field: Field, value: unknown) => unknown): Row {
  const isOwn = (name: string) => !type.uniqueTogether?.includes(name)
  const fields = Object.entries(type.fields).filter(([name, field]) => isOwn(name) && !field.isInternal)
  return { ...row, ...Object.fromEntries(fields.map(([name, field]) => [name, change(field, row[name])])) }
}

const lengths: Partial<Record<Field['kind'], number>> = { text: 255, longText: 2000, html: 6000 }

/** As much of the text again as its field takes, at most a page of it. */
export function lengthen(field: Field, value: unknown): unknown {
  const length = Math.min(field.bounds?.max ?? Infinity, lengths[field.kind] ?? 0)
  if (typeof value !== 'string' || value === '' || length === 0 || isAddress(value)) return value
  const longer = value.repeat(Math.ceil(length / value.length)).slice(0, length)
  const whole = field.kind === 'html' ? value.repeat(Math.ceil(length / value.length)) : longer
  // Telephone numbers and addresses keep their form.
  return isTaken(field, whole) ? whole : value
}

function noMedia({ kind }: Field, value: unknown): unknown {
  if (kind === 'upload') return ''
  return kind === 'uploads' ? [] : value
}
