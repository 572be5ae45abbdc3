import type { RecordType } from '#contract/engine/record-type.ts'
import { exportedColumns } from '#contract/export/exported-columns.ts'
import type { Values } from '#app/admin/form/use-record-dialog.ts'
import { tableOfRecords } from './export-table.ts'
import { makeWorkbookInWorker } from './make-workbook-in-worker.ts'

/** Records as an Excel file. */
export function workbookOfRecords(type: RecordType, records: readonly Values[]): Promise<Blob> {
  return makeWorkbookInWorker({ ...sheetOf(type), rows: tableOfRecords(type, records).rows })
}

/** A file that the server exported as an Excel file. */
export function workbookOfCsv(type: RecordType, csv: Blob): Promise<Blob> {
  return makeWorkbookInWorker({ ...sheetOf(type), csv })
}

/** The columns of a type without functions, which cannot be posted to a worker. */
function sheetOf(type: RecordType) {
  const columns = exportedColumns(type).map(({ label, field }) => ({ label, kind: field?.kind }))
  return { name: type.typeLabel, columns }
}
