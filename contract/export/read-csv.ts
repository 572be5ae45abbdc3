import { CSV_START, withoutGuard } from './csv.ts'

/** A cell, quoted or plain, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r?\n|$)/gy

/** The cells of a CSV file that `csvLine` wrote, row by row, without its guards. */
export function readCsv(text: string): string[][] {
  const body = text.startsWith(CSV_START) ? text.slice(CSV_START.length) : text
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of body.matchAll(CELL)) {
    row.push(withoutGuard(quoted?.replaceAll('""', '"') ?? plain))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  // Behind the last line's end stands one more, empty cell.
  return rows.slice(0, -1)
}
