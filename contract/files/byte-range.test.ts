import { expect, test } from 'vitest'
import { readableFileName, withoutExtension } from './file-name.ts'
import { wantedRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=4-1000', { start: 4, end: 9 }],
  ['Bytes=4-5', { start: 4, end: 5 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999999-', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=1.5-3', undefined],
  ['lines=1-2', undefined],
  ['', undefined],
  [null, undefined],
] as const)('of ten bytes, %s means %o', (header, expected) => {
  expect(wantedRange(header, 10)).toEqual(expected)
})

test('an empty file has no range', () => {
  expect(wantedRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(wantedRange('bytes=-1', 0)).toBe('unsatisfiable')
})

test.each([
  ['陈晨 简历.pdf', '陈晨 简历.pdf'],
  ['C:\\Users\\me\\简历.doc', '简历.doc'],
  ['../../etc/passwd', 'passwd'],
  ['..', ''],
  ['a\r\nSet-Cookie: x=1\0.pdf', 'aSet-Cookie x=1.pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['a%22%0D%0Ab.pdf', 'ab.pdf'],
  ['"; filename="b.exe', '; filename=b.exe'],
])('the name %j is read as %j', (sent, read) => {
  expect(readableFileName(sent)).toBe(read)
})

test('a long name keeps its end, and a name goes without its ending', () => {
  expect(readableFileName(`${'长'.repeat(300)}.pdf`)).toHaveLength(100)
  expect(withoutExtension('简历.v2.pdf')).toBe('简历.v2')
})
