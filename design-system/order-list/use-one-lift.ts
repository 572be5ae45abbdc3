import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * Blocks a second press on a drag handle, since the library throws, and ends the drag on unmount.
 * `drags` is for its drag-and-drop hooks, `guards` for an element around the list.
 */
export function useOneLift() {
  const isLifted = useRef(false)
  useEffect(() => () => void (isLifted.current && endDrag()), [])

  function refuse(event: KeyboardEvent | MouseEvent) {
    const isOnHandle = event.target instanceof Element && event.target.closest('[slot="drag"]')
    if (!isLifted.current || !isOnHandle) return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    drags: {
      onDragStart: () => void (isLifted.current = true),
      onDragEnd: () => void (isLifted.current = false),
    },
    guards: { onKeyDownCapture: refuse, onClickCapture: refuse },
  }
}

/** As Esc does; in the next frame, because only from then on the library hears it. */
function endDrag(): void {
  requestAnimationFrame(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
}
