import { writeFileSync } from 'node:fs'
import { contour } from './contour.ts'

// Draws the contour lines behind sections: `npx tsx scripts/brand/draw-contour-lines.ts`.
const WIDTH = 1600
const HEIGHT = 800
const STEP = 32
const LEVELS = 21
const INDEX_LINE_EVERY = 5

type Point = readonly [x: number, y: number]

/** Hills (positive) and hollows (negative): centre, reach across and down, height. */
const hills = [
  [1240, 230, 330, 230, 1],
  [1470, 640, 260, 210, 0.72],
  [860, 690, 300, 190, 0.55],
  [420, 160, 280, 230, 0.62],
  [90, 620, 260, 250, 0.8],
  [720, 300, 210, 170, -0.42],
  [1080, 520, 180, 120, -0.3],
] as const

/** A gentle land: hills plus two slow waves that keep the lines from being circles. */
function land(x: number, y: number): number {
  const relief = hills.reduce(
    (height, [cx, cy, rx, ry, rise]) =>
      height + rise * Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2)),
    0,
  )
  const waves =
    0.075 * Math.sin(x / 118 + 1.7 * Math.sin(y / 170)) + 0.06 * Math.sin(y / 96 - 1.3 * Math.sin(x / 210))
  return relief + waves + 0.16 * Math.sin((x - y) / 420)
}

function smooth(points: Point[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  const first = points[0] as Point
  let path = `M${first.map(Math.round).join(' ')}`
  let [x, y] = first.map(Math.round) as [number, number]
  for (let index = 1; index < points.length - 1; index += 1) {
    const bend = points[index] as Point
    const [toX, toY] = middle(bend, points[index + 1] as Point).map(Math.round) as [number, number]
    path += `q${Math.round(bend[0]) - x} ${Math.round(bend[1]) - y} ${toX - x} ${toY - y}`
    ;[x, y] = [toX, toY]
  }
  return path.replaceAll(' -', '-')
}

const paths = Array.from({ length: LEVELS }, (_, index) => {
  const level = -0.3 + (index * 1.5) / LEVELS
  const d = contour(land, WIDTH, HEIGHT, level, STEP)
    .filter((points) => points.length > 6)
    .map((points) => smooth(points as unknown as Point[]))
    .join('')
  return d && `<path stroke-width="${index % INDEX_LINE_EVERY === 0 ? 1.8 : 0.9}" d="${d}"/>`
}).join('')

writeFileSync(
  new URL('../../design-system/contour-lines/contour-lines.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#000">${paths}</svg>\n`,
)
