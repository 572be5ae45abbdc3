import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { createMachine } from './create-machine.ts'
import { findChromium } from './find-chromium.mjs'

const none = () => undefined

const windows = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\chen\\AppData\\Local',
  PATH: 'C:\\Windows;"D:\\portable tools"',
}

test.each<[NodeJS.Platform, string, Record<string, string>]>([
  ['linux', '/usr/bin/chromium', { PATH: '/usr/local/bin:/usr/bin' }],
  ['linux', '/usr/bin/chromium-headless-shell', { PATH: '/usr/bin' }],
  ['linux', '/usr/bin/chromium-browser', { PATH: '/usr/bin' }],
  ['linux', '/usr/bin/google-chrome-stable', { PATH: '/usr/bin' }],
  ['linux', '/usr/bin/microsoft-edge', { PATH: '/usr/bin' }],
  ['linux', '/snap/bin/chromium', { PATH: '/usr/bin' }],
  ['linux', '/opt/google/chrome/chrome', {}],
  ['darwin', '/opt/homebrew/bin/chromium', { PATH: '/opt/homebrew/bin' }],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/Users/chen/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['darwin', '/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
  ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', {}],
  ['win32', 'D:\\portable tools\\chrome.exe', windows],
  ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', windows],
  ['win32', 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe', windows],
  ['win32', 'C:\\Users\\chen\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe', windows],
  ['win32', 'C:\\Users\\chen\\AppData\\Local\\Chromium\\Application\\chrome.exe', windows],
  ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', windows],
])('on %s a browser at %s is found', (platform, program, env) => {
  expect(findChromium(createMachine(platform, [program], env), none)).toBe(program)
})

test('Chrome is taken before Edge, wherever the two are', () => {
  const chrome = 'C:\\Users\\chen\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  expect(findChromium(createMachine('win32', [edge, chrome], windows), none)).toBe(chrome)
})

test('of Chromium the one without windows is taken before the whole one', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  const env = { PATH: '/usr/bin' }
  expect(findChromium(createMachine('linux', files, env), none)).toBe('/usr/bin/chromium-headless-shell')
})

test('a program of another platform is not taken for one of this', () => {
  const files = ['/usr/bin/chromium.exe', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  expect(findChromium(createMachine('linux', files, { PATH: '/usr/bin' }), none)).toBeUndefined()
})

test('CHROMIUM_PATH is taken before all others, and nothing instead of it where it is wrong', () => {
  const files = ['/usr/bin/chromium', '/srv/chrome']
  const asked = (path: string) =>
    findChromium(createMachine('linux', files, { PATH: '/usr/bin', CHROMIUM_PATH: path }), none)
  expect([asked('/srv/chrome'), asked('/srv/missing')]).toEqual(['/srv/chrome', undefined])
})

test("Playwright's own Chromium is taken once it is installed, after those of the machine", () => {
  const own = chromium.executablePath()
  const env = { PATH: '/usr/bin' }
  expect(findChromium(createMachine('linux', [own], env))).toBe(own)
  expect(findChromium(createMachine('linux', [], env))).toBeUndefined()
  expect(findChromium(createMachine('linux', [own, '/usr/bin/chromium'], env))).toBe('/usr/bin/chromium')
})
