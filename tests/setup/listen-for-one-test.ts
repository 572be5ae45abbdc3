import { vi } from 'vitest'

/**
 * Limits a head script's listeners to one test or one test file; the next one gets another page. Normally they last
 * as long as the document.
 * @returns a function that removes them
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
