import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const drawn = (text: string) =>
  qrCode(text)
    .map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n')

// Every fourth length from 1 to 213 bytes was read back with jsQR 1.4; these keep the drawing as it was read.
test('a short text is the code that a reader understood', () => {
  expect(drawn('TULIAN').split('\n').slice(0, 10)).toEqual([
    '#######.......#######',
    '#.....#.####..#.....#',
    '#.###.#..####.#.###.#',
    '#.###.#...###.#.###.#',
    '#.###.#.#.###.#.###.#',
    '#.....#..#.#..#.....#',
    '#######.#.#.#.#######',
    '.....................',
    '#.#.#.#...#.#...#..#.',
    '#...##.#...#.#.#.....',
  ])
})

test.each([
  [20, 25, '3b6025996f7f5039'],
  [150, 49, '2652876431c280a5'],
  [213, 57, '6376e57a9a7ebf46'],
])('an address of %i bytes is the code of %i cells that a reader understood', (length, cells, hash) => {
  const code = drawn('https://www.example.com/'.padEnd(length, 'a').slice(0, length))
  expect(code.indexOf('\n')).toBe(cells)
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe(hash)
})

test('a text that no version holds is refused', () => {
  expect(() => qrCode('a'.repeat(214))).toThrow('too long')
})
