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

test('a file without lines has no rows', () => {
  expect(readCsv(CSV_START)).toEqual([])
})

test('a cell of the longest text is read', () => {
  const long = '"答",\n'.repeat(5_000)
  expect(readCsv(csvLine([long]))).toEqual([[long]])
})
