/** Width and height of every frame, in its own pixels. */
export const FRAME = { width: 600, height: 400 } as const

/** A place on a frame. */
export type Point = readonly [x: number, y: number]

/** A rectangle; an interval is one as high as the frame. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is drawn around an object. */
export type Shape = { kind: 'box' | 'interval'; box: Box } | { kind: 'polygon'; points: Point[] }

/** How a frame is labelled. */
export type ShapeKind = Shape['kind']

/** What is dragged: edges of a box by compass letters, the whole shape, or one point of a polygon. */
export type Grip = 'n' | 's' | 'w' | 'e' | 'nw' | 'ne' | 'sw' | 'se' | 'move' | number

/** The place within the frame that is nearest. */
export const insideFrame = ([x, y]: Point): Point => [within(x, FRAME.width), within(y, FRAME.height)]

/** The part of a box that lies on the frame, its sides in order. */
export function boxInFrame({ left, right, top, bottom }: Box): Box {
  const [x1, y1] = insideFrame([Math.min(left, right), Math.min(top, bottom)])
  const [x2, y2] = insideFrame([Math.max(left, right), Math.max(top, bottom)])
  return { left: x1, top: y1, right: x2, bottom: y2 }
}

/** A box or interval between two places. */
export function shapeBetween(kind: 'box' | 'interval', [x1, y1]: Point, [x2, y2]: Point): Shape {
  const [top, bottom] = kind === 'interval' ? [0, FRAME.height] : [y1, y2]
  return { kind, box: boxInFrame({ left: x1, top, right: x2, bottom }) }
}

/** The box that a shape fills. */
export function boundsOf(shape: Shape): Box {
  if (shape.kind !== 'polygon') return shape.box
  const xs = shape.points.map(([x]) => x)
  const ys = shape.points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Whether a shape encloses enough to be compared. */
export function isFinished(shape: Shape | undefined): shape is Shape {
  if (!shape) return false
  if (shape.kind === 'polygon' && shape.points.length < 3) return false
  const { left, top, right, bottom } = boundsOf(shape)
  return right - left >= 4 && bottom - top >= 4
}

/** Moves a box, but not over the frame's edge; a polygon is moved by its points. */
export function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind === 'polygon') return shape
  const { left, top, right, bottom } = shape.box
  const x = Math.min(Math.max(dx, -left), FRAME.width - right)
  const y = Math.min(Math.max(dy, -top), FRAME.height - bottom)
  return { ...shape, box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y } }
}

/** Moves what a grip holds. */
export function dragged(shape: Shape, grip: Grip, dx: number, dy: number): Shape {
  if (grip === 'move') return moved(shape, dx, dy)
  if (shape.kind === 'polygon') {
    const points = shape.points.map(([x, y], index): Point =>
      index === grip ? insideFrame([x + dx, y + dy]) : [x, y],
    )
    return { ...shape, points }
  }
  const edges = String(grip)
  const { left, top, right, bottom } = shape.box
  const by = (edge: string, distance: number) => (edges.includes(edge) ? distance : 0)
  return {
    ...shape,
    box: boxInFrame({
      left: left + by('w', dx),
      right: right + by('e', dx),
      top: top + by('n', dy),
      bottom: bottom + by('s', dy),
    }),
  }
}

/** What of a shape lies under a place, `reach` being how near counts; nothing starts a new shape. */
export function gripAt(shape: Shape, [x, y]: Point, reach: number): Grip | undefined {
  if (shape.kind === 'polygon') {
    const distances = shape.points.map(([px, py]) => Math.hypot(px - x, py - y))
    const nearest = Math.min(...distances)
    return nearest <= reach ? distances.indexOf(nearest) : undefined
  }
  const { left, top, right, bottom } = shape.box
  if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) return
  // A small box keeps a middle to be moved by.
  const side = Math.min(reach, (right - left) / 3)
  const rise = Math.min(reach, (bottom - top) / 3)
  const across = x < left + side ? 'w' : x > right - side ? 'e' : ''
  if (shape.kind === 'interval') return across || 'move'
  const along = y < top + rise ? 'n' : y > bottom - rise ? 's' : ''
  return ((along + across) as Grip) || 'move'
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
