import { useEffect, useRef, type RefObject } from 'react'

let hasJustSignedIn = false

/** Notes that the console comes from the login screen, and not from a page that was loaded. */
export function markSignedIn(): void {
  hasJustSignedIn = true
}

/** After a login the keyboard and screen readers are in the panel, since the login screen with their place is gone. */
export function useFocusAfterLogin(): RefObject<HTMLElement> {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasJustSignedIn) content.current?.focus({ preventScroll: true })
    hasJustSignedIn = false
  }, [])
  return content
}
