import type { ReactNode } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { EndpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import type { FixedValues } from '#app/admin/form/scope.ts'
import type { FieldName } from '#app/admin/form/field-name.ts'
import type { RecordDialogLook } from '#app/admin/form/record-dialog.tsx'
import type { StatusActTexts } from './status-action.tsx'
import type { QueryState } from '#app/admin/api/use-query.ts'

/** What the panel itself needs of a record; a type's own fields are reached by their names. */
export type ListRecord = Values & { id: number }

export interface RecordListProps<
  Type extends ContentType = ContentType,
  Name extends string = FieldName<Type>,
> {
  /** The content type: its label, fields and calls give labels, inputs, cells, rules and what can be done. */
  type: Type
  calls: EndpointsOfType<'create' | 'update' | 'remove'>
  /** The records, and how far loading them has come. */
  records: Pick<QueryState<readonly ListRecord[]>, 'answer' | 'isLoading' | 'error' | 'reload'>
  /** Reads the records as they are now, where no call of the type lists them; undefined where they are gone. */
  readAll?: () => Promise<readonly ListRecord[] | undefined>
  /** Fields shown as columns, in order; by the rule of `default-columns.ts` unless given. */
  columns?: readonly Name[]
  /** Field that names a record in questions and for screen readers. */
  namedBy: Name
  searchIn: readonly Name[]
  /** Fields the table is filtered by, each as its kind asks for: a value, a word, a record, days. */
  filters?: readonly Name[]
  /** Values that all records here share: filled in and fixed in a new one. */
  only?: FixedValues
  /** Those values are filled in but can be changed, which moves a record to where the others are. */
  isMovable?: boolean
  /** Values a new record begins with, besides the declared ones. */
  startsWith?: Values
  /** Message when a field is invalid, besides the errors at the fields. */
  invalid?: string
  dialog?: RecordDialogLook
  /** What the panel says of single fields: advice, rules of pictures, sets of icons. */
  fieldOptions?: FieldOptionsByName<Name>
  /** Buttons that set and take back the flag, in place of a switch (back-office §4, news). */
  statusActions?: StatusActTexts
  /** Further buttons of a row. */
  rowActions?: (record: ListRecord) => ReactNode
  /** Title while there is no record; made of the type's label unless given. */
  emptyTitle?: string
  /** What to do while there is no record. */
  emptyAdvice: string
  /** Words of the button that loads again. */
  retryText?: string
  /** In a dialog: the list neither reads nor writes the address, which is the panel's. */
  isNested?: boolean
  /** Something above the table, such as a figure. */
  children?: ReactNode
  /** Loads the records again after a write; resolves once they are here. */
  reloadAfterWrite?: () => Promise<void> | void
}
