import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

test.each(['https://example.com/a', 'http://example.com', '/contact', ' /about '])('%s opens', (link) => {
  expect(safeLink(link)).toBe(link.trim())
})

test.each([
  '',
  null,
  undefined,
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'example.com',
  'data:text/html,x',
])('%s does not open', (link) => {
  expect(safeLink(link)).toBeUndefined()
})
