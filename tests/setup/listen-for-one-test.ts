import { vi } from 'vitest'

/**
 * Lets a page's head script, which listens for as long as its document lives, listen for one test, or one file of them, only: the
 * next one gets another page.
 * @returns ends it
 */
export function listenForOneTest(): () => void {
  const inThisTest = new AbortController()
  for (const target of [window, document, document.documentElement] as EventTarget[]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, capture) =>
      listen(type, listener, { capture: Boolean(capture), signal: inThisTest.signal }),
    )
  }
  return () => inThisTest.abort()
}
