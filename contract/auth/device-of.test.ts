import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`

test.each([
  [windows, 'Chrome · Windows'],
  [`${windows} Edg/131.0.0.0`, 'Edge · Windows'],
  [`${windows} OPR/116.0.0.0`, 'Opera · Windows'],
  [`${windows} QQBrowser/13.0`, 'QQ 浏览器 · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome · iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; V2301A) ${WEBKIT} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    '微信 · Android',
  ],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1`,
    'Chrome · 鸿蒙',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([[null], [''], ['curl/8.5.0'], ['<b>刘洋</b>']])('nothing of %j is kept', (userAgent) => {
  expect(deviceOf(userAgent)).toBe('未知设备')
})

test('nothing of 100 000 characters is kept', () => {
  expect(deviceOf('x'.repeat(100_000))).toBe('未知设备')
})
