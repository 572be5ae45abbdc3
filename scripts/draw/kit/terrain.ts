import { fractal } from './random.ts'
import type { Point } from './svg.ts'

/** A height grid over the unit square, 0…1, with smooth sampling. */
export interface Terrain {
  size: number
  /** Height at u, v; 0…1 is the drawn square, mirrored beyond. */
  at(u: number, v: number): number
  /** Light of −1…1 from the upper left, with relief exaggerated by `relief`. */
  lightAt(u: number, v: number, relief: number): number
}

/** Mountains and valleys by layered, warped noise. `shape` bends the height at a place, e.g. to hold a plain. */
export function terrain(
  seed: number,
  scale: number,
  shape: (height: number, u: number, v: number) => number = (h) => h,
): Terrain {
  const size = 1024
  const ridge = fractal(seed, 6, true)
  const roll = fractal(seed + 7, 4)
  const warp = fractal(seed + 13, 3)
  const grid = new Float32Array(size * size)
  let low = Infinity
  let high = -Infinity
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const u = column / size
      const v = row / size
      const bend = warp(u * scale * 0.7, v * scale * 0.7) * 0.55
      const height =
        ridge(u * scale + bend, v * scale - bend) * 0.55 + roll(u * scale * 0.6 + 5, v * scale * 0.6) * 0.6
      const value = shape(height * 0.5 + 0.5, u, v)
      grid[row * size + column] = value
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  for (let index = 0; index < grid.length; index++) grid[index] = (grid[index]! - low) / (high - low)
  const cell = (column: number, row: number) =>
    grid[Math.min(size - 1, Math.max(0, row)) * size + Math.min(size - 1, Math.max(0, column))]!
  const at = (u: number, v: number) => {
    const x = mirrored(u) * (size - 1)
    const y = mirrored(v) * (size - 1)
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = x - column
    const fy = y - row
    const top = cell(column, row) * (1 - fx) + cell(column + 1, row) * fx
    const bottom = cell(column, row + 1) * (1 - fx) + cell(column + 1, row + 1) * fx
    return top * (1 - fy) + bottom * fy
  }
  const lightAt = (u: number, v: number, relief: number) => {
    const step = 1.6 / size
    const dx = (at(u + step, v) - at(u - step, v)) * relief
    const dy = (at(u, v + step) - at(u, v - step)) * relief
    return (dx * 0.62 + dy * 0.55 + 0.56 * step * 200) / Math.hypot(dx, dy, step * 200)
  }
  return { size, at, lightAt }
}

/** Contour lines of one height, as polylines in pixels (marching squares on a coarse grid, then joined). */
export function contour(
  land: (x: number, y: number) => number,
  width: number,
  height: number,
  level: number,
  step = 8,
): Point[][] {
  const columns = Math.ceil(width / step) + 1
  const rows = Math.ceil(height / step) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = land(column * step, row * step)
  const links = new Map<string, { point: Point; to: string[] }>()
  const join = (a: readonly [string, Point], b: readonly [string, Point]) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const entry = links.get(from[0]) ?? { point: from[1], to: [] }
      entry.to.push(to[0])
      links.set(from[0], entry)
    }
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const crossings: (readonly [string, Point])[] = []
      corner.forEach(([c1, r1], index) => {
        const [c2, r2] = corner[(index + 1) % 4]!
        const a = values[r1 * columns + c1]!
        const b = values[r2 * columns + c2]!
        if (a < level === b < level) return
        const t = (level - a) / (b - a)
        const key =
          c1 + r1 * columns < c2 + r2 * columns ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`
        crossings.push([key, [(c1 + (c2 - c1) * t) * step, (r1 + (r2 - r1) * t) * step]])
      })
      if (crossings.length >= 2) join(crossings[0]!, crossings[1]!)
      if (crossings.length === 4) join(crossings[2]!, crossings[3]!)
    }
  }
  return chains(links)
}

function chains(links: Map<string, { point: Point; to: string[] }>): Point[][] {
  const seen = new Set<string>()
  const lines: Point[][] = []
  const starts = [...links.keys()].sort((a, b) => links.get(a)!.to.length - links.get(b)!.to.length)
  for (const start of starts) {
    if (seen.has(start)) continue
    const points: Point[] = []
    let key: string | undefined = start
    while (key && !seen.has(key)) {
      seen.add(key)
      points.push(links.get(key)!.point)
      key = links.get(key)!.to.find((next) => !seen.has(next))
    }
    const closes = points.length > 3 && links.get(start)!.to.length > 1
    if (points.length > 3) lines.push(closes ? [...points, points[0]!] : points)
  }
  return lines
}

/** Beyond its edge the land goes on as its own mirror image, so that a wide view meets no cliff. */
function mirrored(t: number) {
  const folded = Math.abs(t) % 2
  return folded > 1 ? 2 - folded : folded
}
