import type { SpecifiedField } from './specification/vocabulary.ts'

/** A value and what it is. */
export type Sample = [what: string, value: unknown]

const notText: Sample[] = [
  ['a number', 5],
  ['true', true],
  ['a list', ['x']],
  ['an object', { toString: 'x' }],
  ['a null byte', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
]
const scripts: Sample[] = [
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: in disguise', 'java\tscript:alert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript:', 'vbscript:x'],
  ['another host', '//evil.example/a.png'],
  ['another host by backslash', '/\\evil.example/a.png'],
]
const waysOut: Sample[] = [
  ['a way out', '/upload/../../etc/passwd'],
  ['an escaped slash', '/upload/..%2f..%2Fetc/passwd'],
  ['escaped dots', '/upload/%2e%2E/etc/passwd'],
  ['one escaped dot', '/upload/.%2e/etc/passwd'],
  ['escaped twice', '/upload/..%252f..%252fetc/passwd'],
  ['escaped three times', '/upload/%25252e%25252e/etc/passwd'],
  ['an escaped backslash', '/upload/..%5c..%5cetc'],
  ['an escaped null byte', '/upload/a.png%00.txt'],
]
const notNumber: Sample[] = [
  ['a word', 'abc'],
  ['a list', [5]],
  ['true', true],
  ['hexadecimal', '0x10'],
  ['an exponent', '1e3'],
  ['an object', {}],
]

/** What a field of this kind must refuse. */
export function wrongValues({ kind, max, min, entry }: SpecifiedField): Sample[] {
  const tooLong = (most: number): Sample => [`${most + 1} characters`, 'x'.repeat(most + 1)]
  switch (kind) {
    case 'line':
    case 'icon':
      return [...notText, tooLong(max ?? 255)]
    case 'text':
      return [...notText, tooLong(max ?? 20_000)]
    case 'html':
      return [...notText, tooLong(200_000)]
    case 'link':
      return [...notText, ...scripts, ...waysOut, tooLong(2000)]
    case 'path':
      return [...notText, ...scripts, ...waysOut, tooLong(2000)]
    case 'paths':
      return [
        ['a number', 5],
        ['a word', 'abc'],
        ['an object', {}],
        ['a list of numbers', [5]],
        ['broken JSON', '["a.png"'],
        ['101 entries', Array.from({ length: 101 }, (_, index) => `${index}.png`)],
        ['101 entries as text', JSON.stringify(Array.from({ length: 101 }, (_, index) => `${index}.png`))],
        ['a script', ['javascript:alert(1)']],
        ['a way out', ['../../etc/passwd']],
        ['an escaped way out', ['/upload/..%2fetc/passwd']],
      ]
    case 'entries':
      return [
        ['a number', 5],
        ['a list of texts', ['x']],
        ['a list of lists', [[]]],
        ['broken JSON', '[{'],
        ['101 entries', Array.from({ length: 101 }, () => ({}))],
        ...Object.entries(entry ?? {}).flatMap(([name, field]) =>
          wrongValues(field).map(([what, value]): Sample => [`${name} ${what}`, [{ [name]: value }]]),
        ),
      ]
    case 'choice':
      return [
        ['another', '其他选择'],
        ['a number', 1],
        ['a list', ['x']],
        ['true', true],
        ['constructor', 'constructor'],
      ]
    case 'flag':
      return [
        ['2', 2],
        ['-1', -1],
        ['true', true],
        ['a word', 'yes'],
        ['a list', [1]],
        ['null', null],
        ['nothing', ''],
      ]
    case 'order':
      return [
        ...notNumber,
        ['-1', -1],
        ['a fraction', 1.5],
        [`${(max ?? 2 ** 53) + 1}`, (max ?? 2 ** 53) + 1],
      ]
    case 'whole':
      return [
        ...notNumber,
        ['a fraction', 1.5],
        ...(min === undefined ? [] : [['too small', min - 1] as Sample]),
      ]
    case 'decimal':
      return [...notNumber, ['too small', (min ?? 0) - 1], ['too large', (max ?? 0) + 1]]
    case 'day':
      return [
        ['a word', '昨天'],
        ['no such day', '2024-02-30'],
        ['another form', '03/15/2024'],
        ['a number', 20240315],
      ]
    case 'moment':
      return [
        ['a word', '昨天'],
        ['no such day', '2024-02-30 00:00:00'],
        ['no such hour', '2024-02-03 25:00:00'],
        ['a number', 5],
      ]
    case 'id':
      return [
        ['a word', 'abc'],
        ['-1', -1],
        ['a fraction', 1.5],
        ['a list', [1]],
        ['true', true],
      ]
  }
}

/** What a field of this kind must take. */
export function outermostValues({ kind, max, min, options, withTag }: SpecifiedField): Sample[] {
  const longest = (most: number): Sample[] => [
    [`${most} characters`, '字'.repeat(most)],
    [`${most} characters beyond the basic plane`, '𠮷'.repeat(most)],
  ]
  if (withTag) return []
  switch (kind) {
    case 'line':
    case 'icon':
      return longest(max ?? 255)
    case 'text':
      return longest(max ?? 20_000)
    case 'html':
      return [['200 000 characters', `<p>${'字'.repeat(199_993)}</p>`]]
    case 'link':
      return [
        ['http', 'http://example.com/x?y=1#z'],
        ['a path', '/news/1'],
        ['escapes that lead nowhere else', '/a%20b/100%25?q=../x%2f'],
      ]
    case 'path':
      return [['escapes and dots that lead nowhere else', '/images/a%20b..c/100%.png']]
    case 'paths':
      return [['100 entries', Array.from({ length: 100 }, (_, index) => `/upload/${index}.png`)]]
    case 'choice':
      return (options ?? []).map((option): Sample => [option, option])
    case 'flag':
      return [
        ['0', 0],
        ['0 as text', '0'],
        ['1 as text', '1'],
      ]
    case 'order':
      return [['0', 0], ['999', 999], ['text', '12'], ...(max ? [] : [['1000', 1000] as Sample])]
    case 'decimal':
      return [
        ['least', min],
        ['most', max],
        ['text', '1.5'],
      ]
    case 'day':
      return [['a leap day', '2024-02-29']]
    default:
      return []
  }
}
