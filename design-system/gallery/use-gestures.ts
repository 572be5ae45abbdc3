import { useRef, type PointerEvent } from 'react'
import type { Point } from './zoom-view.ts'

/** How far a finger must travel in px to turn to the next picture. */
const SWIPE_PX = 48
/** A press that moves less is a tap; two of them at the same place are a double tap. */
const TAP_PX = 12
const DOUBLE_TAP_MS = 320

/** What fingers and the mouse do to a picture. */
export interface Gestures {
  /** One pointer moves, or the middle of two. */
  onMove: (x: number, y: number) => void
  /** Two fingers spread or close around a point. */
  onZoom: (factor: number, point: Point) => void
  /** Two presses at one place. */
  onDoublePress: (point: Point) => void
  /** One finger went sideways and was lifted: 1 for the next picture, -1 for the one before. */
  onSwipe: (steps: number) => void
}

/** Pointer handlers for the frame of a picture. */
export function useGestures({ onMove, onZoom, onDoublePress, onSwipe }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const began = useRef<Point>()
  const lastTap = useRef<{ point: Point; at: number }>()

  function begin(event: PointerEvent) {
    if (event.button > 0) return
    // Keeps the drag when it leaves the frame.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    began.current = pointers.current.size === 1 ? pointOf(event) : undefined
  }

  function follow(event: PointerEvent) {
    const from = pointers.current.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    pointers.current.set(event.pointerId, to)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const share = other ? 2 : 1
    onMove((to.x - from.x) / share, (to.y - from.y) / share)
    if (!other) return
    const factor = distance(to, other) / Math.max(1, distance(from, other))
    onZoom(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
  }

  function end(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    const from = began.current
    began.current = undefined
    if (!from || event.type === 'pointercancel') return
    const point = pointOf(event)
    const [right, down] = [point.x - from.x, point.y - from.y]
    if (distance(point, from) < TAP_PX) return tap(point, event.timeStamp)
    const isSideways = Math.abs(right) > SWIPE_PX && Math.abs(right) > Math.abs(down)
    if (isSideways && event.pointerType !== 'mouse') onSwipe(right > 0 ? -1 : 1)
  }

  function tap(point: Point, at: number) {
    const last = lastTap.current
    const isSecond = last && at - last.at < DOUBLE_TAP_MS && distance(point, last.point) < 2 * TAP_PX
    lastTap.current = isSecond ? undefined : { point, at }
    if (isSecond) onDoublePress(point)
  }

  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end }
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
