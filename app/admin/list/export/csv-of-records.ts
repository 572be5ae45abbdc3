import type { RecordType } from '#contract/engine/record-type.ts'
import { CSV_START, csvLine } from '#contract/export/csv.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { tableOfRecords } from './export-table.ts'

/** Records as a CSV file, written as the server writes its own. */
export function csvOfRecords(type: RecordType, records: readonly Values[]): Blob {
  const { columns, rows } = tableOfRecords(type, records)
  const lines = [columns.map(({ label }) => label), ...rows].map(csvLine)
  return new Blob([CSV_START, ...lines], { type: 'text/csv; charset=utf-8' })
}
