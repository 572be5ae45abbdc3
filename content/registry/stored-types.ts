import { contract, internalTypes } from './contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field, FieldKind } from '#contract/fields/field.ts'

/**
 * The kind of a column: `integer` up to 2^53, `double` for decimals, `encrypted` for text encrypted at rest. `json` is text
 * that the store encodes, so callers see lists.
 */
export type ColumnKind = 'text' | 'integer' | 'double' | 'json' | 'encrypted'

/** One column of a stored content type, beside `id`. */
export interface StoredField {
  name: string
  column: ColumnKind
  isNullable: boolean
  isUnique: boolean
  /** The value a new row has when none is given. */
  initial: unknown
}

const columns = {
  text: 'text',
  longText: 'text',
  html: 'text',
  link: 'text',
  icon: 'text',
  secret: 'text',
  choice: 'text',
  order: 'integer',
  number: 'integer',
  decimal: 'double',
  flag: 'integer',
  reference: 'integer',
  date: 'text',
  dateTime: 'text',
  upload: 'text',
  uploads: 'json',
  list: 'json',
  consent: 'integer',
} satisfies Record<FieldKind, ColumnKind>

/** Every content type that keeps rows, the internal ones too: what a store must be able to hold. */
export const storedTypes: readonly ContentType[] = [...contract, ...internalTypes].filter(
  (type) => type.isStored,
)

/**
 * The columns of a content type, for models, memory tables and the test that compares them with the migrated schema.
 * `type.uniqueTogether` names the fields of a unique index over several columns.
 */
export function storedFields(type: ContentType): StoredField[] {
  return Object.entries(type.fields).map(([name, field]: [string, Field]) => ({
    name,
    column: field.isEncrypted ? 'encrypted' : columns[field.kind],
    isNullable: field.initial === null,
    isUnique: field.isUnique ?? false,
    initial: field.initial,
  }))
}
