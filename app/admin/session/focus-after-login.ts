import { useEffect, useRef, type RefObject } from 'react'

let hasJustSignedIn = false

/** Notes that the console comes from the login screen, and not from a page that was loaded. */
export function markSignedIn(): void {
  hasJustSignedIn = true
}

/** Moves the focus into the panel after a login, because the login screen is removed. */
export function useFocusAfterLogin(): RefObject<HTMLElement> {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasJustSignedIn) content.current?.focus({ preventScroll: true })
    hasJustSignedIn = false
  }, [])
  return content
}
