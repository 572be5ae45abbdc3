import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the keyboard to the first field of a tool's window. `autoFocus` comes too early in a dialog, which takes the keyboard back
 * until it knows the window as its own.
 */
export function useFirstFocus(): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
