import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostStyles } from './lost-styles.ts'
import { areStylesLost, stylesArrived } from './styles-arrived.ts'
import { styleLinks } from './style-links.ts'

const script = new Function(lostStyles) as () => void
const links = () => [...document.querySelectorAll('link')]
const addresses = () => links().map((link) => link.getAttribute('href')?.replace(location.origin, ''))
const sheets = new WeakMap<Element, CSSStyleSheet>()

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom fetches nothing: a file has come where this test says so.
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockImplementation(function (this: Element) {
    return sheets.get(this) ?? null
  })
  document.head.innerHTML = styleLinks(['/assets/site.css', '/assets/page.css'])
  script()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.documentElement.removeAttribute('data-styles-lost')
})

test('the page waits for each of its style files', async () => {
  const arrived = watched(stylesArrived())
  come(0)
  await settle()
  expect(arrived).not.toHaveBeenCalled()
  come(1)
  await settle()
  expect(arrived).toHaveBeenCalledWith([expect.anything(), expect.anything()])
  expect(areStylesLost()).toBe(false)
})

test('X-55 a lost style file is asked for once more in its place, and the page waits for it', async () => {
  const arrived = watched(stylesArrived())
  come(1)
  fail(0)
  await settle()
  expect(addresses()).toEqual(['/assets/site.css?again', '/assets/page.css'])
  expect(arrived).not.toHaveBeenCalled()
  come(0)
  await settle()
  expect(arrived).toHaveBeenCalledWith([expect.anything(), expect.anything()])
  expect(areStylesLost()).toBe(false)
})

test('X-55 a style file that is lost twice is done without, and the page knows', async () => {
  const arrived = watched(stylesArrived())
  come(1)
  fail(0)
  fail(0)
  await settle()
  expect(addresses()).toEqual(['/assets/page.css'])
  expect(arrived).toHaveBeenCalledWith([expect.anything()])
  expect(areStylesLost()).toBe(true)
})

test('X-55 a style file that does not come counts as lost after 8 seconds', async () => {
  come(1)
  await vi.advanceTimersByTimeAsync(7999)
  expect(addresses()).toEqual(['/assets/site.css', '/assets/page.css'])
  await vi.advanceTimersByTimeAsync(1)
  expect(addresses()).toEqual(['/assets/site.css?again', '/assets/page.css'])
  await vi.advanceTimersByTimeAsync(8000)
  expect(addresses()).toEqual(['/assets/page.css'])
})

test('what else fails to load is left alone', () => {
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  expect(addresses()).toEqual(['/assets/site.css', '/assets/page.css'])
  picture.remove()
})

function come(place: number) {
  const link = links()[place]!
  sheets.set(link, new CSSStyleSheet())
  link.dispatchEvent(new Event('load'))
}

const fail = (place: number) => links()[place]!.dispatchEvent(new Event('error'))

function watched(promise: Promise<unknown>) {
  const told = vi.fn()
  void promise.then(told)
  return told
}

const settle = () => vi.advanceTimersByTimeAsync(0)
