import type { Point } from './svg.ts'

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
