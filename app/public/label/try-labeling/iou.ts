import { boxInFrame, insideFrame, type Box, type Point, type Shape } from './shapes.ts'

/** Lines on which two polygons are compared; with 400 the error stays far below 0.01. */
const SCAN_LINES = 400

/** Sizes of two shapes and of what they share. */
export interface Overlap {
  first: number
  second: number
  shared: number
}

/** Intersection over union, from 0 to 1. */
export function iou(a: Shape, b: Shape): number {
  const { first, second, shared } = overlap(a, b)
  const union = first + second - shared
  return union > 0 ? shared / union : 0
}

/** What two shapes of one kind cover; whatever lies outside the frame does not count. */
export function overlap(a: Shape, b: Shape): Overlap {
  if (a.kind === 'polygon' && b.kind === 'polygon') return polygonOverlap(a.points, b.points)
  if (a.kind === 'polygon' || b.kind === 'polygon') return { first: 0, second: 0, shared: 0 }
  return boxOverlap(boxInFrame(a.box), boxInFrame(b.box))
}

function boxOverlap(a: Box, b: Box): Overlap {
  const across = sharedLength([a.left, a.right], [b.left, b.right])
  const down = sharedLength([a.top, a.bottom], [b.top, b.bottom])
  return { first: area(a), second: area(b), shared: across * down }
}

/** By scan lines: exact along x, sampled along y. A polygon that crosses itself counts by the even-odd rule. */
function polygonOverlap(a: Point[], b: Point[]): Overlap {
  const first = a.map(insideFrame)
  const second = b.map(insideFrame)
  const ys = [...first, ...second].map(([, y]) => y)
  const top = Math.min(...ys)
  const step = (Math.max(...ys) - top) / SCAN_LINES
  const sum = { first: 0, second: 0, shared: 0 }
  for (let line = 0; line < SCAN_LINES; line++) {
    const y = top + (line + 0.5) * step
    const ours = stretches(first, y)
    const theirs = stretches(second, y)
    for (const one of ours) {
      sum.first += length(one) * step
      for (const other of theirs) sum.shared += sharedLength(one, other) * step
    }
    for (const other of theirs) sum.second += length(other) * step
  }
  return sum
}

/** The parts of a horizontal line that lie inside a polygon. */
function stretches(points: Point[], y: number): Point[] {
  const crossings = points
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
    })
    .sort((one, other) => one - other)
  return crossings.flatMap((x, index) => (index % 2 ? [[crossings[index - 1] ?? x, x] as const] : []))
}

const length = ([start, end]: Point) => Math.abs(end - start)

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

function sharedLength([a1, a2]: Point, [b1, b2]: Point): number {
  const start = Math.max(Math.min(a1, a2), Math.min(b1, b2))
  const end = Math.min(Math.max(a1, a2), Math.max(b1, b2))
  return Math.max(0, end - start)
}
