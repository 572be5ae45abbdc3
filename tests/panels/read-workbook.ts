import { inflateRawSync } from 'node:zlib'
import { zipParts } from '#contract/files/zip-parts.ts'

/** An Excel file as a reader of its parts finds it. */
export interface ReadWorkbook {
  /** Every cell's value; a figure where the file says that it is one, a text everywhere else. */
  rows: (string | number)[][]
  sheetName: string
  /** Width of each column. */
  widths: number[]
  /** How many rows stay in sight. */
  frozenRows: number
  /** Whether each cell of the first row is bold. */
  isHeadingBold: boolean
  /** Formulas anywhere in the sheet. */
  formulas: number
}

/** Reads the zip with Node and its XML, without the writer's code, so that the check is independent. */
export async function readWorkbook(file: Blob): Promise<ReadWorkbook> {
  const parts = zipParts(new Uint8Array(await file.arrayBuffer())) ?? []
  const xml = (name: string) => {
    const part = parts.find((each) => each.name === name)
    if (!part) throw new Error(`No ${name} in ${parts.map((each) => each.name).join()}`)
    const text = new TextDecoder().decode(part.isDeflated ? inflateRawSync(part.packed) : part.packed)
    const read = new DOMParser().parseFromString(text, 'application/xml')
    if (read.querySelector('parsererror')) throw new Error(`${name} is damaged`)
    return read
  }
  const sheet = xml('xl/worksheets/sheet1.xml')
  const texts = all(xml('xl/sharedStrings.xml'), 'si').map((entry) => entry.textContent ?? '')
  const styles = xml('xl/styles.xml')
  const fonts = all(styles, 'font').map((font) => font.getElementsByTagName('b').length > 0)
  const bold = [...styles.getElementsByTagName('cellXfs')[0]!.children].map(
    (style) => fonts[Number(style.getAttribute('fontId'))],
  )
  const cells = all(sheet, 'row').map((row) => all(row, 'c'))
  return {
    rows: cells.map((row) => filled(row, texts)),
    sheetName: xml('xl/workbook.xml').getElementsByTagName('sheet')[0]!.getAttribute('name')!,
    widths: all(sheet, 'col').map((column) => Number(column.getAttribute('width'))),
    frozenRows: Number(all(sheet, 'pane')[0]?.getAttribute('ySplit') ?? 0),
    isHeadingBold: cells[0]!.every((cell) => bold[Number(cell.getAttribute('s'))] === true),
    formulas: all(sheet, 'f').length,
  }
}

const all = (node: Document | Element, name: string) => [...node.getElementsByTagName(name)]

/** Empty cells are left out of the file, so each stands where its address says. */
function filled(row: readonly Element[], texts: readonly string[]) {
  const values: (string | number)[] = []
  for (const cell of row) {
    const [letters = ''] = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '') ?? []
    const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const value = cell.getElementsByTagName('v')[0]?.textContent
    if (value === undefined) continue
    values[place] = cell.getAttribute('t') === 's' ? texts[Number(value)]! : Number(value)
  }
  return Array.from(values, (value) => value ?? '')
}
