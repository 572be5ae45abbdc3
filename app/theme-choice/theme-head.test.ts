import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForOneTest } from '#tests/setup/listen-for-one-test.ts'
import { CONSOLE_ATTRIBUTE } from '#app/document/console-attribute.ts'
import { script as headScript } from '#app/document/head-script/head-script.ts?inline-script'
import { chooseTheme } from './choose-theme.ts'
import { readThemeCookie } from './theme-cookie.ts'
import { themeHead } from './theme-head.ts'
import { SENIOR_SWITCH, THEME_CHOICES } from './theme-switches.ts'

let isDeviceDark = false
const root = document.documentElement
const runHeadScript = () => new Function(headScript)()
const themeColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

let stopListening: () => void

beforeEach(() => {
  stopListening = listenForOneTest()
  vi.stubGlobal('matchMedia', () => ({ matches: isDeviceDark, addEventListener() {} }))
  document.head.innerHTML = themeHead('')
})

afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  isDeviceDark = false
  document.cookie = 'theme=; path=/; max-age=0'
  delete root.dataset.theme
  root.removeAttribute(CONSOLE_ATTRIBUTE)
  vi.unstubAllGlobals()
})

test.each(['light', 'dark', 'senior', 'mourning', 'system'])('the cookie %s is the theme', (choice) => {
  document.cookie = `theme=${choice}; path=/`
  runHeadScript()
  expect(root.dataset.theme).toBe(choice)
})

test.each(['', 'large', 'darkness', 'dark"><script>', 'constructor'])(
  'the value “%s” is none of ours and visitors get light',
  (value) => {
    document.cookie = `theme=${value}; path=/`
    runHeadScript()
    expect(root.dataset.theme).toBe('light')
  },
)

test('another cookie that ends in the same name is not read', () => {
  document.cookie = 'console-theme=dark; path=/'
  runHeadScript()
  expect(root.dataset.theme).toBe('light')
  document.cookie = 'console-theme=; path=/; max-age=0'
})

test.each([
  ['the console', true, 'system'],
  ['a page', false, 'light'],
])('where nobody chose, %s (marked: %s) is %s', (_what, isConsole, theme) => {
  root.toggleAttribute(CONSOLE_ATTRIBUTE, isConsole)
  runHeadScript()
  expect(root.dataset.theme).toBe(theme)
})

test('the browser’s bar takes the ground’s colour, the device’s for system', () => {
  document.cookie = 'theme=dark; path=/'
  runHeadScript()
  expect(themeColour()).toBe('#071124')
  chooseTheme('senior')
  expect(themeColour()).toBe('#ffffff')
  isDeviceDark = true
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  document.cookie = 'theme=system; path=/'
  runHeadScript()
  expect(themeColour()).toBe('#071124')
})

test('on a day of mourning the browser’s bar is grey too, and the choice stays what it was', () => {
  root.dataset.day = 'mourning'
  document.cookie = 'theme=dark; path=/'
  runHeadScript()
  expect([root.dataset.theme, themeColour()]).toEqual(['dark', '#111111'])
  isDeviceDark = true
  document.cookie = 'theme=system; path=/'
  runHeadScript()
  expect(themeColour()).toBe('#ffffff')
  delete root.dataset.day
})

test('a tab that is returned to follows what another one chose', () => {
  runHeadScript()
  expect(root.dataset.theme).toBe('light')
  document.cookie = 'theme=mourning; path=/'
  window.dispatchEvent(new Event('focus'))
  expect(root.dataset.theme).toBe('mourning')
})

test('where cookies are refused the choice holds for this document', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  runHeadScript()
  chooseTheme('dark')
  window.dispatchEvent(new Event('focus'))
  expect(root.dataset.theme).toBe('dark')
  vi.restoreAllMocks()
})

test('the switches answer before the page’s own script has come, and keep what was chosen', () => {
  document.body.innerHTML = `
    <div ${THEME_CHOICES}><input type="radio" value="dark" /></div>
    <input type="radio" name="other" value="mourning" />
    <button ${SENIOR_SWITCH}><span>适老版</span></button>`
  const [dark, other] = document.querySelectorAll<HTMLInputElement>('input')
  runHeadScript()
  // As React does where a section is still on its way.
  document.body.addEventListener('change', (event) => event.stopPropagation(), { once: true })
  dark?.click()
  expect(root.dataset.theme).toBe('dark')
  expect(readThemeCookie(document.cookie)).toBe('dark')
  expect(themeColour()).toBe('#071124')
  other?.click()
  expect(root.dataset.theme).toBe('dark')
  document.querySelector('span')?.click()
  expect(root.dataset.theme).toBe('senior')
  document.querySelector('button')?.click()
  expect(root.dataset.theme).toBe('light')
  expect(readThemeCookie(document.cookie)).toBe('light')
  document.body.innerHTML = ''
})

test('the script is the same text in every document and ends no element early', () => {
  expect(themeHead('abc')).toContain('<script nonce="abc">')
  expect(themeHead('abc')).toBe(themeHead('xyz').replace('nonce="xyz"', 'nonce="abc"'))
  expect(headScript).not.toContain('</')
})
