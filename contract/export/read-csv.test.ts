import { expect, test } from 'vitest'
import { CSV_START, csvLine } from './csv.ts'
import { readCsv } from './read-csv.ts'

test('cells come back as they were: commas, quotes, lines, emptiness, and without the guard', () => {
  const rows = [
    ['编号', '姓名', '消息'],
    ['7', '=1+1', '说“好”,然后\r\n换行'],
    ['8', '', ''],
    ['9', '13812345678', `"=HYPERLINK(""x"")"`],
    ['10', '055165000000', '——引自来信'],
  ]
  expect(readCsv(CSV_START + rows.map(csvLine).join(''))).toEqual(rows)
})

test.each(["'", "'好", "'=1", "''=1", "'13812345678", "'''", "' =1"])(
  'the text %j, which begins like a guard, is told from one',
  (text) => {
    expect(readCsv(csvLine([text, 'x']))).toEqual([[text, 'x']])
  },
)

test('a number is written as it is, a negative one too, and a text that looks like one is not', () => {
  expect(csvLine([-70.669266, 31, '-70.669266'])).toBe("-70.669266,31,'-70.669266\r\n")
})

test.each([
  ['a number with an exponent', ['1E5', '1.5e-3', '２Ｅ３']],
  [
    'a date',
    ['1-2', '3/4', '2026-03', '2026/3/5', '3月5日', '2026年3月', 'MAR1', '1-Mar-26', '2026-3-5 8:00'],
  ],
  ['a number that loses its zeros', ['3.10', '007', '.5', '5.', '00.5']],
  ['a negative number', ['(5)', '（1,234.50）', '5-']],
  [
    'a number of too many digits',
    ['12345678', '340104199005061239', '34010419900506123x', '1.2345678901234567'],
  ],
  ['a share, money, a time, a truth', ['5%', '¥5', '1,234', '8:30', '5 PM', '8时30分', 'true', '1 1/2']],
  ['any of them behind or before what nobody sees', [' 1E5', '\u200b1-2', '3.10\u00a0']],
])('%s in a text bears the mark that keeps it a text', (_what, cells) => {
  expect(readCsv(csvLine(cells))).toEqual([cells])
  expect(cells.map((cell) => csvLine([cell]).replace(/^"/, '')[0])).toEqual(cells.map(() => "'"))
})

test('whole numbers, plain decimals, full dates and words are written without a mark', () => {
  const cells = ['0', '7', '1234567', '3.1', '117.226123', '2026-03-05', '2026-03-05 08:30:00']
  const words = [
    '0551-65170000转801',
    '第3期',
    '1号楼',
    '5G',
    '3D 建模',
    'Market 5',
    '10年',
    '5号',
    'GB/T 1-2',
    '(A)',
  ]
  for (const cell of [...cells, ...words]) expect(csvLine([cell])).toBe(`${cell}\r\n`)
})

test('a file without lines has no rows', () => {
  expect(readCsv(CSV_START)).toEqual([])
})

test('a cell of the longest text is read', () => {
  const long = '"答",\n'.repeat(5_000)
  expect(readCsv(csvLine([long]))).toEqual([[long]])
})
