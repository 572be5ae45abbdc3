import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_JS_FALLBACK } from '#design-system/tokens/without-script.ts'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { NOT_HYDRATED } from '#app/browser/not-hydrated.ts'
import { CONSOLE_ATTRIBUTE } from '#app/document/console-attribute.ts'
import { script as headScript } from './head-script.ts?inline-script'

const STALLED_MS = 15_000
const PRINTED =
  '<p>关于我们</p><noscript><b>全部内容</b></noscript><script type="late">import "/a.js"</script>'
const END = '<script type="late">window.__remixContext.streamController.close();</script>'
const root = document.documentElement

let stopListening: () => void
let readyState: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers()
  stopListening = listenForOneTest()
  readyState = 'loading'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  document.body.setAttribute(NOT_HYDRATED, '')
  // As printed: its own text stands in the document.
  document.head.innerHTML = `<script>${headScript}</script>`
  document.body.innerHTML = PRINTED
  new Function(headScript)()
})
afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  vi.useRealTimers()
  root.removeAttribute(NO_JS_FALLBACK)
  root.removeAttribute(CONSOLE_ATTRIBUTE)
  document.body.removeAttribute(NOT_HYDRATED)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('a document of which nothing more comes is shown as to browsers without script', async () => {
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
  expect(isPlain()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isPlain()).toBe(true)
  expect(document.querySelector('b')).toHaveTextContent('全部内容')
})

test('what comes after all stays plain, and waits for no script', async () => {
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  add('<i>页脚</i>' + END)
  ends()
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  expect(isPlain()).toBe(true)
  expect(hasBegun()).toBe(false)
})

test('a document that comes slowly is waited for', async () => {
  for (let piece = 0; piece < 4; piece += 1) {
    await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
    add('<p>更多</p>')
  }
  add(END)
  ends()
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  expect(isPlain()).toBe(false)
  expect(hasBegun()).toBe(true)
})

test('a document that is cut off before its end is shown plain', async () => {
  ends()
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  expect(isPlain()).toBe(true)
})

test('the console, which prints nothing to read, is left as it is', async () => {
  root.setAttribute(CONSOLE_ATTRIBUTE, '')
  ends()
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  expect(isPlain()).toBe(false)
})

test('a document that never has scripts is left as it is', async () => {
  document.body.removeAttribute(NOT_HYDRATED)
  await vi.advanceTimersByTimeAsync(STALLED_MS)
  ends()
  expect(isPlain()).toBe(false)
})

const isPlain = () => root.hasAttribute(NO_JS_FALLBACK)
const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const hasBegun = () => document.head.querySelector('script[type="module"]') !== null

function ends() {
  readyState = 'interactive'
  document.dispatchEvent(new Event('DOMContentLoaded'))
}
