import type { RecordType } from '#contract/engine/record-type.ts'
import type { Values } from '#app/admin/panel/editing.ts'
import { tableOfCsv, tableOfRecords } from './export-table.ts'
import { workbook } from './workbook.ts'

/** Records as an Excel file. */
export function workbookOfRecords(type: RecordType, records: readonly Values[]): Promise<Blob> {
  return workbook(tableOfRecords(type, records), type.noun)
}

/** A file that the server exported as an Excel file. */
export async function workbookOfCsv(type: RecordType, file: Blob): Promise<Blob> {
  return workbook(tableOfCsv(type, await file.text()), type.noun)
}
