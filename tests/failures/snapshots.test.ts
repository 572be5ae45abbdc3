// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { requestedScreens } from './snapshots.ts'

const panels = ['banner', 'news']
const screens = [...panels, 'login']
const pages = ['/', '/about']

afterEach(() => void vi.unstubAllEnvs())

const askFor = (names: string) => vi.stubEnv('FAILURES_PANELS', names)

test('every screen is walked where none is asked for', () => {
  vi.stubEnv('FAILURES_PANELS', undefined)
  expect([requestedScreens(panels, screens), requestedScreens(pages, pages)]).toEqual([panels, pages])
})

test('a panel that is asked for is walked alone, and nothing of the site', () => {
  askFor('banner')
  expect([requestedScreens(panels, screens), requestedScreens(pages, pages)]).toEqual([['banner'], []])
})

test('a page that is asked for is walked alone, and nothing of the console', () => {
  askFor('/about')
  expect([requestedScreens(panels, screens), requestedScreens(pages, pages)]).toEqual([[], ['/about']])
})

test('a part that does not know all names leaves those of others to them', () => {
  askFor('login,/about')
  expect([requestedScreens(panels, screens), requestedScreens(panels)]).toEqual([[], []])
})

test.each([
  ['bannr', panels, screens, 'FAILURES_PANELS: no screen bannr; there are banner, news, login'],
  ['news,/abuot', pages, pages, 'FAILURES_PANELS: no screen /abuot; there are /, /about'],
])('the name of no screen (%s) is refused with those that there are', (names, own, known, message) => {
  askFor(names)
  expect(() => requestedScreens(own, known)).toThrow(message)
})
