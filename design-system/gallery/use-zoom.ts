import { useEffect, useState, type SyntheticEvent } from 'react'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { knownPicture } from '#design-system/picture/index.ts'
import {
  WHOLE,
  clampView,
  largestScale,
  readableView,
  zoomAround,
  type Point,
  type Size,
  type View,
} from './zoom-view.ts'

/** How a picture opens: whole, or, for drawings with text, at a size at which the text can be read. */
export type OpensAs = 'whole' | 'readable'

const UNKNOWN: Size = { width: 1, height: 1 }
const MIDDLE: Point = { x: 0, y: 0 }
/** How much larger a double press shows a picture that is seen whole. */
const DOUBLE_PRESS_SCALE = 2.5

/** The view of one picture in a frame, and what changes it. Another `key` begins again with the opening view. */
export function useZoom(key: unknown, src: string, opensAs: OpensAs) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 })
  const [loaded, setLoaded] = useState<{ src: string; size: Size }>()
  const [chosen, setChosen] = useState<{ key: unknown; view: View }>()

  const { width, height } = knownPicture(src)
  const measured = loaded?.src === src ? loaded.size : UNKNOWN
  const framed = { frame, picture: width && height ? { width, height } : measured }
  const opening = opensAs === 'readable' ? readableView(framed) : WHOLE
  const viewOf = (of: typeof chosen) => clampView(of && of.key === key ? of.view : opening, framed)
  const view = viewOf(chosen)

  // Several moves may come between two renderings.
  const change = (next: (view: View) => View) => setChosen((of) => ({ key, view: next(viewOf(of)) }))
  const zoom = (factor: number, point = MIDDLE) =>
    change((current) => zoomAround(current, factor, point, framed))

  const zoomByWheel = useEventCallback((event: WheelEvent) => {
    if (!event.ctrlKey || !stage) return
    event.preventDefault()
    const { left, top, width: wide, height: high } = stage.getBoundingClientRect()
    zoom(Math.exp(-event.deltaY / 200), {
      x: event.clientX - left - wide / 2,
      y: event.clientY - top - high / 2,
    })
  })

  useEffect(() => {
    if (!stage) return
    // React's own listener could not keep the browser from enlarging the page.
    stage.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => stage.removeEventListener('wheel', zoomByWheel)
  }, [stage, zoomByWheel])

  useEffect(() => {
    if (!stage || typeof ResizeObserver === 'undefined') return
    const resizing = new ResizeObserver(() =>
      setFrame({ width: stage.clientWidth, height: stage.clientHeight }),
    )
    resizing.observe(stage)
    return () => resizing.disconnect()
  }, [stage])

  return {
    /** Takes the frame's element. */
    setStage,
    view,
    isEnlarged: view.scale > 1.01,
    isLargest: view.scale > largestScale(framed) * 0.99,
    zoom,
    move: (x: number, y: number) =>
      change((current) => clampView({ ...current, x: current.x + x, y: current.y + y }, framed)),
    toggle: (point: Point) =>
      change((current) =>
        current.scale > 1.01
          ? WHOLE
          : zoomAround(current, Math.max(DOUBLE_PRESS_SCALE, opening.scale), point, framed),
      ),
    /** Begins again with the opening view. */
    reset: () => setChosen(undefined),
    noteSize: ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      naturalWidth && setLoaded({ src, size: { width: naturalWidth, height: naturalHeight } }),
  }
}
