import type { FieldSet } from '#contract/fields/field.ts'
import type { Query, Row } from './backend.ts'

/** What one kind of record is, before any call reaches it. */
export interface RecordType {
  readonly name: string
  /** What people call one such record. */
  readonly typeLabel: string
  readonly fields: FieldSet
  /** The only keys a visitor ever gets (deny by default). */
  readonly publicFields: readonly string[]
  /** Whether answers name the record's id. */
  readonly hasId: boolean
  /** Keeps rows. Groups of plain calls do not. */
  readonly isStored: boolean
  /** Never answered by a call of its own, never journalled: accounts, sessions, journal, counters. */
  readonly isInternal: boolean
  /** The journal keeps only which keys changed, no values. */
  readonly isAboutPeople: boolean
  /** Fields that together name one row. */
  readonly uniqueTogether?: readonly string[]
  /** The fields of plain or formatted text that a search looks through; sealed ones are never among them. */
  readonly searched?: readonly string[]
  /** The field with the moment from which visitors see a record; they see one without a moment at once. */
  readonly publishedFrom?: string
  /** The order of its lists, where its fields of kind `order` do not say it. */
  readonly sortedBy?: NonNullable<Query['order']>
  /**
   * Rows of another type that are removed with the row that `by` names. Those of a file become `givenUp` instead, and stay
   * until the file is deleted.
   */
  readonly owns?: {
    readonly typeName: string
    readonly by: string
    readonly givenUp?: (row: Row) => Record<string, unknown>
  }
}
