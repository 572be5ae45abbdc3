import { useEffect, type RefObject } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

/**
 * Pauses notices under the pointer and marks them, so that they fade. They let presses through except on their
 * buttons, so they get no pointer events themselves.
 */
export function usePointedAt<Content>(region: RefObject<HTMLElement>, queue: ToastQueue<Content>): void {
  useEffect(() => {
    let isOver = false
    function follow({ clientX, clientY, pointerType }: PointerEvent) {
      const element = region.current
      const isNow = element !== null && pointerType !== 'touch' && holds(element, clientX, clientY)
      if (isNow === isOver) return
      isOver = isNow
      element?.toggleAttribute('data-pointed-at', isNow)
      if (isNow) queue.pauseAll()
      else queue.resumeAll()
    }
    window.addEventListener('pointermove', follow, { passive: true })
    return () => window.removeEventListener('pointermove', follow)
  }, [region, queue])
}

function holds(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}
