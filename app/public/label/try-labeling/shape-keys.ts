import {
  dragged,
  FRAME,
  insideFrame,
  moved,
  shapeBetween,
  type Point,
  type Shape,
  type ShapeKind,
} from './shapes.ts'

/** Pixels that one press moves, and that Shift moves the cursor of a polygon. */
const STEP = 4
const WIDE_STEP = 20

/** What stands on a frame while it is labelled. */
export interface Labeling {
  /** What is drawn so far. */
  shape?: Shape
  /** Where the keyboard's cross is, or the pointer while it is pressed. */
  cursor?: Point
}

const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key makes of the labelling; nothing when the key has no meaning there. */
export function afterKey(
  kind: ShapeKind,
  labeling: Labeling,
  key: string,
  isShift?: boolean,
): Labeling | undefined {
  return kind === 'polygon'
    ? afterPolygonKey(labeling, key, isShift)
    : afterBoxKey(kind, labeling, key, isShift)
}

/** The first arrow puts a box into the middle; arrows move it, with Shift they move its lower right corner. */
function afterBoxKey(
  kind: 'box' | 'interval',
  { shape }: Labeling,
  key: string,
  isShift?: boolean,
): Labeling | undefined {
  const direction = directions[key]
  if (!direction) return
  if (!shape || shape.kind === 'polygon') return { shape: shapeBetween(kind, [240, 160], [360, 240]) }
  const [dx, dy] = [direction[0] * STEP, kind === 'interval' ? 0 : direction[1] * STEP]
  if (!isShift) return { shape: moved(shape, dx, dy) }
  const { left, top, right, bottom } = shape.box
  // A box that turns inside out would lose its corner.
  const isTooSmall = right - left + dx < STEP || bottom - top + dy < STEP
  return { shape: isTooSmall ? shape : dragged(shape, kind === 'interval' ? 'e' : 'se', dx, dy) }
}

/** Arrows move the cross, space sets a point where it is, backspace takes the last one back. */
function afterPolygonKey({ shape, cursor }: Labeling, key: string, isShift?: boolean): Labeling | undefined {
  const points = shape?.kind === 'polygon' ? shape.points : []
  const [x, y] = cursor ?? [FRAME.width / 2, FRAME.height / 2]
  if (key === ' ') return { shape: { kind: 'polygon', points: [...points, [x, y]] }, cursor: [x, y] }
  if (key === 'Backspace')
    return { shape: points.length > 1 ? { kind: 'polygon', points: points.slice(0, -1) } : undefined, cursor }
  const direction = directions[key]
  if (!direction) return
  const step = isShift ? WIDE_STEP : STEP
  return { shape, cursor: insideFrame([x + direction[0] * step, y + direction[1] * step]) }
}
