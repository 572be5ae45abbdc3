import { useRef, type PointerEvent } from 'react'
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
  type ShapeKind,
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
  kind: ShapeKind
  labeling: Labeling
  isJudged: boolean
  change: (labeling: Labeling) => void
}

/** Draws and adjusts a shape by mouse, finger or pen. */
export function usePointer({ kind, labeling: { shape }, isJudged, change }: PointerOptions) {
  const press = useRef<Press>()

  function down(event: PointerEvent<HTMLElement>) {
    if (isJudged || press.current || event.button !== 0) return
    const from = placeOf(event)
    // A test's document has no capture.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const grip = shape && gripAt(shape, from, reachOf(event))
    const begun = { pointer: event.pointerId, from, before: shape }
    press.current = { ...begun, start: shape, grip }
    if (grip !== undefined || kind !== 'polygon') return change({ shape, cursor: from })
    const points: Point[] = [...(shape?.kind === 'polygon' ? shape.points : []), from]
    press.current = { ...begun, start: { kind, points }, grip: points.length - 1 }
    change({ shape: { kind, points }, cursor: from })
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (isJudged) return
    const cursor = placeOf(event)
    const current = press.current
    if (!current) return event.pointerType === 'touch' ? undefined : change({ shape, cursor })
    if (current.pointer !== event.pointerId) return
    const { from, start, grip } = current
    if (start && grip !== undefined)
      current.latest = dragged(start, grip, cursor[0] - from[0], cursor[1] - from[1])
    else if (kind !== 'polygon') current.latest = shapeBetween(kind, from, cursor)
    change({ shape: current.latest ?? start, cursor })
  }

  function up(event: PointerEvent<HTMLElement>) {
    const current = press.current
    if (current?.pointer !== event.pointerId) return
    press.current = undefined
    const cursor = event.pointerType === 'mouse' ? placeOf(event) : undefined
    // A press without a stroke leaves what was there.
    const drawn = current.latest ?? current.start
    const isStroke = kind === 'polygon' || isFinished(drawn)
    change({ shape: isStroke ? drawn : current.before, cursor })
  }

  function cancel(event: PointerEvent<HTMLElement>) {
    const current = press.current
    if (current?.pointer !== event.pointerId) return
    press.current = undefined
    change({ shape: current.before })
  }

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onPointerLeave: () => !press.current && change({ shape }),
  }
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  if (width === 0 || height === 0) return [0, 0]
  return insideFrame([((clientX - left) / width) * FRAME.width, ((clientY - top) / height) * FRAME.height])
}

function reachOf({ currentTarget, pointerType }: PointerEvent<HTMLElement>): number {
  const pixels = pointerType === 'touch' ? REACH_PX.touch : REACH_PX.fine
  const { width } = currentTarget.getBoundingClientRect()
  return width > 0 ? (pixels / width) * FRAME.width : pixels
}
