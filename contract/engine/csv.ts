/** A byte order mark, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF'

/** One line of a CSV file (RFC 4180), safe to open in a spreadsheet (hardening.md, HTTP). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  const safe = startsFormula(text) || isLongNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Full-width signs and leading blanks start a formula in some spreadsheets as well. */
const startsFormula = (text: string) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

/** Phones and identity numbers are text; a spreadsheet would round them or drop their zeros. */
const isLongNumber = (text: string) => /^(0\d+|\d{8,}[Xx]?)$/.test(text)
