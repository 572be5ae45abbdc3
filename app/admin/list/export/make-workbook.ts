import { readCsv } from '#contract/export/read-csv.ts'
import type { FieldKind } from '#contract/fields/field.ts'
import { isFigure, type ExportCell } from './export-cell.ts'
import { writeWorkbook, type Sheet } from './write-workbook.ts'

/** A workbook to make: a sheet with its rows, or with the server's CSV file of them. */
export type WorkbookTask = Omit<Sheet, 'rows'> & (Pick<Sheet, 'rows'> | { csv: Blob })

/** Makes an Excel file; in a worker where there is one (make-workbook-in-worker.ts). */
export async function makeWorkbook(task: WorkbookTask): Promise<Blob> {
  const { name, columns } = task
  if ('rows' in task) return writeWorkbook({ name, columns, rows: task.rows })
  const [, ...lines] = readCsv(await task.csv.text())
  const rows = lines.map((line) => columns.map(({ kind }, place) => figureIn(kind, line[place] ?? '')))
  return writeWorkbook({ name, columns, rows })
}

function figureIn(kind: FieldKind | undefined, text: string): ExportCell {
  return text !== '' && isFigure(kind) && Number.isFinite(Number(text)) ? Number(text) : text
}
