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

/** The columns of an exported list: the number, then every declared field that is not secret or internal. */
export function exportedColumns({ fields, hasId }: Pick<RecordType, 'fields' | 'hasId'>): ExportedColumn[] {
  const columns = Object.entries(fields)
    .filter(([, { kind, isInternal }]) => kind !== 'secret' && !isInternal)
    .map(([name, field]) => ({ name, label: field.label, field }))
  return hasId ? [{ name: 'id', label: '编号' }, ...columns] : columns
}
