import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { deferScriptTags } from '#app/server/defer-script-tags.ts'
import { script as headScript } from './head-script.ts?inline-script'

const MAIN = 'import * as route0 from "/a.js"'
const scripts = deferScriptTags(
  `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="module" async="">${MAIN}</script>`,
)
const PAINTED_MS = 100
const LATEST_MS = 2000

let stopListening: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stopListening = listenForOneTest()
  document.body.innerHTML = scripts
  new Function(headScript)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
})
afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('a page’s scripts are fetched once all that it shows first has come and is painted, and run once', async () => {
  await vi.advanceTimersByTimeAsync(LATEST_MS / 2)
  expect(begun()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(begun()).toEqual([])
  await vi.advanceTimersByTimeAsync(PAINTED_MS)
  expect(begun()).toEqual([MAIN])
  const preloads = [...document.querySelectorAll('link')]
  expect(preloads.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['modulepreload', '/a.js'],
    ['modulepreload', '/b.js'],
  ])
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(begun()).toEqual([MAIN])
})

test('a picture that does not come, or a frame that nobody sees, is not waited for', async () => {
  await vi.advanceTimersByTimeAsync(LATEST_MS)
  expect(begun()).toEqual([MAIN])
})

/** What runs: a printed script that is made a module stays unread, as the browser has passed it by. */
const begun = () =>
  [...document.head.querySelectorAll('script[type="module"]')].map(({ textContent }) => textContent)
