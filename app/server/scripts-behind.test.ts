import { expect, test } from 'vitest'
import { scriptsBehind } from './scripts-behind.ts'

test('the scripts of a page are fetched behind its style and its pictures, which stay as they are', () => {
  const others = '<link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.woff2" as="font"/>'
  expect(scriptsBehind(`${others}<link rel="modulepreload" href="/a.js"/>`)).toBe(
    `${others}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>`,
  )
})
