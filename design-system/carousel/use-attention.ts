import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether the pointer rests on the element or the focus is inside. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const attention = {
    onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  }
  return { isAttended: isHovered || isFocused, attention }
}
