import { isReadAsValue } from './read-as-value.ts'

/** A byte order mark, so that spreadsheets read UTF-8. */
export const CSV_START = '\uFEFF'

/** One line of a CSV file (RFC 4180), safe to open in a spreadsheet (docs/design/hardening.md#http). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** A cell's text as it was before it was made safe. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isUnsafe(cell) ? cell.slice(1) : cell
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = isUnsafe(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Unsafe text that already begins with guard marks gets one more, so that the guard can be removed again. */
function isUnsafe(text: string): boolean {
  const bare = text.replace(/^'+/, '')
  return startsFormula(bare) || isReadAsValue(bare)
}

/**
 * Full-width, small, raised and heavy signs, which CLDR's lenient parsing reads as + and -, start formulas in some
 * spreadsheets. Blanks and invisible characters may precede them; dashes such as — and – are safe.
 */
const SIGNS = '=＝﹦⁼₌@＠﹫+＋﹢⁺₊➕\\-－﹣‒⁻₋−➖'
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}`
const FORMULA = new RegExp(`^[${UNSEEN}]*[${SIGNS}]|^[\\t\\r\\n]`, 'u')
const startsFormula = (text: string) => FORMULA.test(text)
