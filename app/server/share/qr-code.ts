/** By version 1 to 10 at error correction level M (ISO/IEC 18004): check codewords of a block, then blocks and data codewords of each group. */
const VERSIONS = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
] as const satisfies readonly (readonly [number, ...(readonly [number, number])[]])[]

/** Centres of the alignment patterns by version. */
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

/** Error correction M with mask 0, with its check bits (table C.1). */
const FORMAT = 0b101010000010010

/**
 * A QR code of a text, dark cells as true, without the quiet zone.
 * @throws Error for more than 213 bytes
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...Buffer.from(text)]
  const found = VERSIONS.findIndex(
    ([, ...groups], index) => bytes.length + (index < 9 ? 2 : 3) <= dataLength(groups),
  )
  const entry = VERSIONS[found]
  if (!entry) throw new Error('too long for a QR code')
  const version = found + 1
  const [checks, ...groups] = entry
  const field = emptyField(version)
  place(field, withChecks(codewords(bytes, version, dataLength(groups)), checks, groups))
  return field.cells
}

type Groups = readonly (readonly [count: number, length: number])[]

interface Field {
  cells: boolean[][]
  /** Cells of the patterns, which hold no data. */
  taken: boolean[][]
}

const dataLength = (groups: Groups): number =>
  groups.reduce((sum, [count, length]) => sum + count * length, 0)

/** Byte mode, the length, the bytes, the end, and padding. */
function codewords(bytes: number[], version: number, length: number): number[] {
  const lengthBits = version < 10 ? 8 : 16
  const bits = ['0100', bytes.length.toString(2).padStart(lengthBits, '0')]
  bits.push(...bytes.map((byte) => byte.toString(2).padStart(8, '0')), '0000')
  const line = bits.join('')
  const words = line.match(/.{1,8}/g)?.map((word) => Number.parseInt(word.padEnd(8, '0'), 2)) ?? []
  for (let pad = 0; words.length < length; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11)
  return words.slice(0, length)
}

/** Divides the data into blocks and interleaves them, then their check codewords. */
function withChecks(data: number[], checks: number, groups: Groups): number[] {
  let start = 0
  const blocks = groups.flatMap(([count, length]) =>
    Array.from({ length: count }, () => data.slice(start, (start += length))),
  )
  const generator = generatorOf(checks)
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => checkWords(block, generator)))]
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat()
}

/** Multiplies in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    if ((other >>> bit) & 1) product ^= one
  }
  return product
}

/** Coefficients of the Reed–Solomon generator below the highest one. */
function generatorOf(degree: number): number[] {
  const factors = Array.from({ length: degree }, (_, at) => Number(at === degree - 1))
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      factors[at] = times(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0)
    root = times(root, 2)
  }
  return factors
}

function checkWords(block: number[], generator: number[]): number[] {
  let rest = generator.map(() => 0)
  for (const word of block) {
    const factor = word ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(generator[at] ?? 0, factor))
  }
  return rest
}

/** The field with all its fixed patterns. */
function emptyField(version: number): Field {
  const side = version * 4 + 17
  const rows = () => Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  const field = { cells: rows(), taken: rows() }
  const set = (x: number, y: number, isDark: boolean) => {
    const [cells, taken] = [field.cells[y], field.taken[y]]
    if (!cells || !taken || x < 0 || x >= side) return
    cells[x] = isDark
    taken[x] = true
  }
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 0; at < side; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    rings(x, y, 4, [2, 4])
  const centres = ALIGNMENT[version - 1] ?? []
  for (const y of centres)
    for (const x of centres) {
      const isFinder =
        (x === 6 && y !== 6 && y === centres.at(-1)) || (y === 6 && x === centres.at(-1)) || x + y === 12
      if (!isFinder) rings(x, y, 2, [1])
    }
  for (let at = 0; at < 15; at += 1) {
    const isDark = ((FORMAT >>> at) & 1) === 1
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at + (at === 8 ? 1 : 0)
    if (at < 8) set(8, near, isDark)
    else set(near, 8, isDark)
    if (at < 8) set(side - 1 - at, 8, isDark)
    else set(8, side - 15 + at, isDark)
  }
  set(8, side - 8, true)
  if (version >= 7) setVersion(version, side, set)
  return field
}

/** The version's number with its check bits, twice. */
function setVersion(version: number, side: number, set: (x: number, y: number, isDark: boolean) => void) {
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const [near, far] = [Math.floor(at / 3), side - 11 + (at % 3)]
    set(near, far, ((bits >>> at) & 1) === 1)
    set(far, near, ((bits >>> at) & 1) === 1)
  }
}

/** Lays the codewords in two columns at a time, up and down from the right, under mask 0. */
function place({ cells, taken }: Field, words: number[]) {
  const side = cells.length
  let bit = 0
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < side; step += 1)
      for (const x of [right, right - 1]) {
        const y = isUpward ? side - 1 - step : step
        const row = cells[y]
        if (!row || taken[y]?.[x]) continue
        const isDark = ((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1
        bit += 1
        row[x] = (isDark === 1) !== ((x + y) % 2 === 0)
      }
  }
}
