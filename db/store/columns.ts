import type { ContentType } from '#contract/engine/content-type.ts'
import { storedFields, type StoredField } from '#content/registry/stored-types.ts'
import type { IdNumberEncryption } from '#db/encryption/id-number-encryption.ts'

interface Column extends StoredField {
  /** Table and column, where values are encrypted. */
  place: string
  numbers: IdNumberEncryption
}

/** The declared columns of one content type by name, in declared order, without the id. */
export type Columns = ReadonlyMap<string, Column>

/** The columns of a content type. */
export function columnsOf(type: ContentType, numbers: IdNumberEncryption): Columns {
  const place = (name: string) => `${tableNameOf(type)}.${name}`
  return new Map(
    storedFields(type).map((field) => [field.name, { ...field, place: place(field.name), numbers }]),
  )
}

/** The table of a content type: its name with underscores. */
export function tableNameOf(type: ContentType): string {
  return type.name.replaceAll('-', '_')
}

/** The declared values among those given, as they are stored; a key that is no column is never written. */
export function encode(columns: Columns, values: Record<string, unknown>): Record<string, unknown> {
  const stored: Record<string, unknown> = {}
  for (const [name, field] of columns)
    if (Object.hasOwn(values, name)) stored[name] = encoded(field, values[name])
  return stored
}

/** Every declared column; what was not given starts as declared. */
export function encodeWithDefaults(
  columns: Columns,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const stored: Record<string, unknown> = {}
  for (const [name, field] of columns)
    stored[name] = encoded(field, Object.hasOwn(values, name) ? values[name] : undefined)
  return stored
}

/** A stored row's declared values, and nothing else, put behind what is given. */
export function decode<Given extends object>(
  columns: Columns,
  stored: Record<string, unknown>,
  given: Given,
): Given & Record<string, unknown> {
  const row: Record<string, unknown> = given as Record<string, unknown>
  for (const [name, field] of columns) row[name] = decoded(field, stored[name])
  return row as Given & Record<string, unknown>
}

/** The same of those columns only that were written. */
export function decodePartial(columns: Columns, stored: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [name, field] of columns)
    if (Object.hasOwn(stored, name)) row[name] = decoded(field, stored[name])
  return row
}

// Lists are JSON text and moments are text: one reading on every database (docs/design/contract-engine.md#sequelize).
function encoded({ column, initial, place, numbers }: Column, given: unknown): unknown {
  const value = given ?? initial ?? null
  if (value === null) return null
  if (column === 'json') return JSON.stringify(value)
  // A database would keep it, cut it or refuse it, each in its own way.
  if (typeof value === 'string' && value.includes('\0'))
    throw new Error('A text with a null byte reached the store')
  return column === 'encrypted' ? numbers.seal(String(value), place) : value
}

function decoded({ column, initial, place, numbers }: Column, stored: unknown): unknown {
  // Empty where a later migration added the column.
  if (stored === null || stored === undefined) return initial ?? null
  if (column === 'json') return JSON.parse(String(stored))
  if (column === 'encrypted') return numbers.open(String(stored), place)
  return column === 'text' ? String(stored) : Number(stored)
}
