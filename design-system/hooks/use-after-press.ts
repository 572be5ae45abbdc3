import { useEffect, useState } from 'react'

let isPressed = false
let isWatching = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/**
 * The value as it was when a press began, until the press has ended. An error that appears on blur
 * would otherwise move the button between press and release, and lose the click.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const isHeld = isPressed && !Object.is(shown, value)
  useEffect(watchPresses, [])
  useEffect(() => {
    if (!isHeld) return
    const show = () => setShown(() => value)
    // The press may have ended since this was rendered.
    if (!isPressed) return show()
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [isHeld, value])
  if (!isHeld && !Object.is(shown, value)) setShown(() => value)
  return isHeld ? shown : value
}

/** One set of listeners for all fields of the page. */
function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  // A touch leaves the field at its mouse events, which follow those of the pointer.
  for (const name of ['pointerdown', 'mousedown']) document.addEventListener(name, begin, true)
  for (const name of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'])
    document.addEventListener(name, end, true)
  window.addEventListener('blur', end)
  window.addEventListener('click', release)
}

function begin(): void {
  clearTimeout(ending)
  isPressed = true
}

/** Where a click follows, it does so within the same task, and ends the press itself. */
function end(): void {
  clearTimeout(ending)
  ending = setTimeout(release)
}

function release(): void {
  clearTimeout(ending)
  isPressed = false
  for (const show of [...waiting]) show()
}
