import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateScripts } from './late-scripts.ts'
import { scriptsBehind } from './server/scripts-behind.ts'

const MAIN = 'import * as route0 from "/a.js"'
const scripts = scriptsBehind(
  `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="module" async="">${MAIN}</script>`,
)
const FRAME_MS = 16
const LATEST_MS = 2000

let inThisTest: AbortController

// The script listens for as long as its document lives; the next test gets another page.
beforeEach(() => {
  vi.useFakeTimers()
  inThisTest = new AbortController()
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, capture) =>
      listen(type, listener, { capture: Boolean(capture), signal: inThisTest.signal }),
    )
  }
})
afterEach(() => {
  inThisTest.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('the scripts of a page without a first picture are fetched once it is painted, and run once', async () => {
  open('')
  expect(begun()).toBe(0)
  await vi.advanceTimersByTimeAsync(FRAME_MS)
  expect(begun()).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS)
  expect(document.head.querySelector('script[type="module"]')?.textContent).toBe(MAIN)
  expect(
    [...document.querySelectorAll('link')].map(({ rel, attributes }) => [
      rel,
      attributes.getNamedItem('href')?.value,
      attributes.getNamedItem('fetchpriority')?.value,
    ]),
  ).toEqual([
    ['modulepreload', '/a.js', 'low'],
    ['modulepreload', '/b.js', 'low'],
  ])
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(begun()).toBe(1)
})

test.each(['load', 'error'])('they wait for the first picture (%s)', async (outcome) => {
  const picture = open('<img fetchpriority="high" src="/a.jpg">')
  await vi.advanceTimersByTimeAsync(LATEST_MS / 2)
  expect(begun()).toBe(0)
  picture!.dispatchEvent(new Event(outcome))
  await vi.advanceTimersByTimeAsync(3 * FRAME_MS)
  expect(begun()).toBe(1)
})

test('a picture that does not come is not waited for', async () => {
  open('<img fetchpriority="high" src="/a.jpg">')
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(begun()).toBe(1)
})

test.each(['pointerdown', 'keydown', 'touchstart', 'click'])('they come at once after %s', (act) => {
  open('<img fetchpriority="high" src="/a.jpg">')
  window.dispatchEvent(new Event(act))
  expect(begun()).toBe(1)
})

/** The page as it stands once it is parsed; its first picture is still on its way. */
function open(body: string) {
  document.head.replaceChildren()
  document.body.innerHTML = body + scripts
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  new Function(lateScripts)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return document.querySelector('img')
}

const begun = () => document.querySelectorAll('script[type="module"]').length
