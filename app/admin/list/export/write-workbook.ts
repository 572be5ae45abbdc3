import writeXlsxFile, { type Cell, type CellObject, type SheetData } from 'write-excel-file/browser'
import type { FieldKind } from '#contract/fields/field.ts'
import type { ExportCell } from './export-cell.ts'

/** Excel takes a file with a longer text for a damaged one. */
const MOST_CHARACTERS = 32_767
const CUT = '……（内容过长，此处截断）'

/** In characters of a plain figure; a Chinese one takes two. */
const WIDTH = { least: 8, most: 60, margin: 2 }
/** More would not make a better width. */
const ROWS_MEASURED = 200

type CellLook = Pick<CellObject, 'alignVertical' | 'wrap'>

/** Kinds whose cells have a line for each entry. */
const ofLines: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>(['list', 'uploads'])

/** The one sheet of a workbook, as what a worker can be sent. */
export interface Sheet {
  name: string
  /** Their headings and what kinds of values stand below; none below the records' own numbers. */
  columns: readonly { label: string; kind: FieldKind | undefined }[]
  rows: readonly (readonly ExportCell[])[]
}

/** A table as an Excel file with fixed Chinese headings. Numbers stay numbers; no text is run or rounded. */
export function writeWorkbook({ name, columns, rows }: Sheet): Promise<Blob> {
  const heading = columns.map(({ label }): Cell => ({ value: storable(label), fontWeight: 'bold' }))
  const wraps = columns.map(({ kind }) => ofLines.has(kind))
  // Alignment matters only beside a cell of several lines. Setting it on every cell is slow.
  const isTall = wraps.includes(true)
  const body = rows.map((row) =>
    row.map((value, place) => cellOf(value, isTall && { alignVertical: 'top', wrap: wraps[place] })),
  )
  const data: SheetData = [heading, ...body]
  return writeXlsxFile(data, {
    sheet: sheetName(name),
    stickyRowsCount: 1,
    columns: columns.map(({ label }, place) => ({
      width: widthOf([label, ...rows.slice(0, ROWS_MEASURED).map((row) => row[place] ?? '')]),
    })),
  }).toBlob()
}

function cellOf(value: ExportCell, look: CellLook | false): Cell {
  if (value === '') return null
  const stored = typeof value === 'number' ? value : storable(value)
  return look ? { value: stored, ...look } : stored
}

/**
 * A text that survives in a workbook. Excel reads `_x0041_` as A, and the library damages names such as
 * `constructor`.
 */
function storable(text: string): string {
  const plain = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  const short = plain.length > MOST_CHARACTERS ? plain.slice(0, MOST_CHARACTERS - CUT.length) + CUT : plain
  return short in {} ? `${short} ` : short
}

/** A sheet's name is short and without some signs. */
const sheetName = (name: string) => name.replace(/[[\]/\\:*?]/g, ' ').slice(0, 31)

function widthOf(values: readonly ExportCell[]): number {
  const lines = values.flatMap((value) => String(value).split('\n'))
  const widest = Math.max(
    ...lines.map((line) => line.slice(0, WIDTH.most).replace(/[^\0-\xff]/g, '00').length),
  )
  return Math.min(WIDTH.most, Math.max(WIDTH.least, widest)) + WIDTH.margin
}
