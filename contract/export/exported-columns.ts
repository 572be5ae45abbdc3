import type { RecordType } from '#contract/engine/record-type.ts'
import type { Field } from '#contract/fields/field.ts'

/** One column of an exported list. */
export interface ExportedColumn {
  /** Under which name a record has the value. */
  name: string
  label: string
  /** Absent for the record's own number. */
  field?: Field
}

/** What an exported list holds of each record, in order: its number, then every declared field that has a way out. */
export function exportedColumns({ fields, hasId }: Pick<RecordType, 'fields' | 'hasId'>): ExportedColumn[] {
  const columns = Object.entries(fields)
    .filter(([, { kind, isInternal }]) => kind !== 'secret' && !isInternal)
    .map(([name, field]) => ({ name, label: field.label, field }))
  return hasId ? [{ name: 'id', label: '编号' }, ...columns] : columns
}
