import { useEffect, useRef, type PointerEvent } from 'react'
import type { TrialFrame } from './frames.ts'
import type { Labeling } from './shape-keys.ts'
import {
  dragged,
  FRAME,
  gripAt,
  insideFrame,
  isFinished,
  shapeBetween,
  type Grip,
  type Point,
  type Shape,
} from './shapes.ts'

/** How near to an edge or a point counts as on it, in CSS pixels. */
const REACH_PX = { touch: 22, fine: 10 }

/** One press until it is let go. */
interface Press {
  pointer: number
  from: Point
  /** What stood there before, for a press that the browser takes away. */
  before?: Shape
  /** What stands there now that it is pressed. */
  start?: Shape
  /** What is dragged; nothing begins a shape. */
  grip?: Grip
  /** The last shape of the stroke: a move and the release can come before React renders again. */
  latest?: Shape
}

export interface PointerOptions {
  frame: TrialFrame
  shape?: Shape
  change: (labeling: Labeling) => void
}

/** Draws and adjusts a shape by mouse, finger or pen. */
export function usePointer({ frame, shape, change }: PointerOptions) {
  const { kind } = frame
  const press = useRef<Press>()

  // A stroke ends with its frame.
  useEffect(() => {
    press.current = undefined
  }, [frame])

  function down(event: PointerEvent<HTMLElement>) {
    if (press.current || event.button !== 0) return
    const from = placeOf(event)
    // A test's document has no capture.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    let start = shape
    let grip = shape && gripAt(shape, from, reachOf(event))
    if (grip === undefined && kind === 'polygon') {
      const points = shape?.kind === kind ? shape.points : []
      start = { kind, points: [...points, from] }
      grip = points.length
    }
    press.current = { pointer: event.pointerId, from, before: shape, start, grip }
    change({ shape: start, cursor: from })
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = press.current
    if (current?.pointer !== event.pointerId) return
    const cursor = placeOf(event)
    const { from, start, grip } = current
    if (start && grip !== undefined)
      current.latest = dragged(start, grip, cursor[0] - from[0], cursor[1] - from[1])
    else if (kind !== 'polygon') current.latest = shapeBetween(kind, from, cursor)
    change({ shape: current.latest ?? start, cursor })
  }

  /** A press without a stroke, and one that the browser takes away, leave what was there. */
  function end(event: PointerEvent<HTMLElement>) {
    const current = press.current
    if (current?.pointer !== event.pointerId) return
    press.current = undefined
    const isPolygon = kind === 'polygon'
    const drawn = current.latest ?? current.start
    const isStroke = event.type === 'pointerup' && (isPolygon || isFinished(drawn))
    change({
      shape: isStroke ? drawn : current.before,
      // The keyboard's cross goes on from there.
      cursor: isPolygon && event.pointerType === 'mouse' ? placeOf(event) : undefined,
    })
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, scale } = measureOf(event)
  return insideFrame([(event.clientX - left) * scale, (event.clientY - top) * scale])
}

const reachOf = (event: PointerEvent<HTMLElement>) =>
  measureOf(event).scale * (event.pointerType === 'touch' ? REACH_PX.touch : REACH_PX.fine)

/** Where the frame stands, and how many of its own pixels a CSS pixel is. */
function measureOf({ currentTarget }: PointerEvent<HTMLElement>) {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  return { left, top, scale: FRAME.width / width }
}
