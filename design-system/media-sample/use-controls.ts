import { useState, useSyncExternalStore, type PointerEvent } from 'react'

const NO_HOVER = '(hover: none)'

/** Whether a film shows its controls now, and what its place must listen to for that. */
export function useControls() {
  const cannotHover = useSyncExternalStore(watchHover, readHover, printed)
  const isHydrated = useSyncExternalStore(neverChanges, () => true, notHydrated)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  const screenHandlers = {
    // A finger enters with every press and leaves when it is lifted; once there, the controls stay.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'touch' ? setIsTouched(true) : setIsHovered(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  return { hasControls: cannotHover || isTouched || isHovered || isFocused, isHydrated, screenHandlers }
}

function watchHover(notify: () => void) {
  const query = window.matchMedia(NO_HOVER)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const readHover = () => window.matchMedia(NO_HOVER).matches

/** The server prints the controls: without script nothing else would play the film. */
const printed = () => true

const neverChanges = () => () => {}
const notHydrated = () => false
