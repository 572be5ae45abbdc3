import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areStylesLost, stylesArrived } from '#app/static-styles/styles-arrived.ts'
import { styleLink } from '#app/static-styles/style-link.ts'
import { script as headScript } from './head-script.ts?inline-script'

const script = new Function(headScript) as () => void
const link = () => document.querySelector('link')
const address = () => link()?.getAttribute('href')?.replace(location.origin, '')
const sheets = new WeakMap<Element, CSSStyleSheet>()

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom fetches nothing: a file has come where this test says so.
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockImplementation(function (this: Element) {
    return sheets.get(this) ?? null
  })
  document.head.innerHTML = styleLink('/assets/page.css')
  script()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.documentElement.removeAttribute('data-styles-lost')
})

test('the page waits for its style file', async () => {
  const arrived = watched(stylesArrived())
  await settle()
  expect(arrived).not.toHaveBeenCalled()
  const sheet = come()
  await settle()
  expect(arrived).toHaveBeenCalledWith(sheet)
  expect(areStylesLost()).toBe(false)
})

test('a page that has no style file waits for nothing', async () => {
  document.head.replaceChildren()
  expect(await stylesArrived()).toBeUndefined()
})

test('X-55 a lost style file is asked for once more in its place, and the page waits for it', async () => {
  const arrived = watched(stylesArrived())
  fail()
  await settle()
  expect(address()).toBe('/assets/page.css?again')
  expect(arrived).not.toHaveBeenCalled()
  const sheet = come()
  await settle()
  expect(arrived).toHaveBeenCalledWith(sheet)
  expect(areStylesLost()).toBe(false)
})

test('X-55 a style file that is lost twice is done without, and the page knows', async () => {
  const arrived = watched(stylesArrived())
  fail()
  fail()
  await settle()
  expect(link()).toBeNull()
  expect(arrived).toHaveBeenCalledWith(undefined)
  expect(areStylesLost()).toBe(true)
})

test('X-55 a style file that does not come counts as lost after 8 seconds, each time', async () => {
  const arrived = watched(stylesArrived())
  await vi.advanceTimersByTimeAsync(7999)
  expect(address()).toBe('/assets/page.css')
  await vi.advanceTimersByTimeAsync(1)
  expect(address()).toBe('/assets/page.css?again')
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(8000)
  expect(link()).toBeNull()
  expect(areStylesLost()).toBe(true)
  expect(arrived).toHaveBeenCalledWith(undefined)
})

test('X-55 what is asked for again late has its own 8 seconds', async () => {
  await vi.advanceTimersByTimeAsync(7900)
  fail()
  await vi.advanceTimersByTimeAsync(7900)
  expect(address()).toBe('/assets/page.css?again')
})

test('a sheet that a browser shows before its rules are there counts as not come', async () => {
  sheets.set(link()!, unreadable)
  await vi.advanceTimersByTimeAsync(8000)
  expect(address()).toBe('/assets/page.css?again')
})

test('a style file that has come and cannot be read does not hold the page up', async () => {
  const arrived = watched(stylesArrived())
  sheets.set(link()!, unreadable)
  link()!.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(arrived).toHaveBeenCalledWith(undefined)
  expect(address()).toBe('/assets/page.css')
})

test('a style file that has come is not asked for again', async () => {
  come()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(address()).toBe('/assets/page.css')
})

test('what else fails to load is left alone', () => {
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  expect(address()).toBe('/assets/page.css')
  picture.remove()
})

function come() {
  const sheet = new CSSStyleSheet()
  sheets.set(link()!, sheet)
  link()!.dispatchEvent(new Event('load'))
  return sheet
}

const unreadable = Object.defineProperty({} as CSSStyleSheet, 'cssRules', {
  get() {
    throw new DOMException('Not yet', 'InvalidAccessError')
  },
})

const fail = () => link()!.dispatchEvent(new Event('error'))

function watched(promise: Promise<unknown>) {
  const told = vi.fn()
  void promise.then(told)
  return told
}

const settle = () => vi.advanceTimersByTimeAsync(0)
