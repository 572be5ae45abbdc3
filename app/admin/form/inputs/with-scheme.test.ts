import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  [' example.com/news?id=1 ', 'https://example.com/news?id=1'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['中文域名.中国', 'https://中文域名.中国'],
])('X-96 %s gets its scheme', (typed, kept) => {
  expect(withScheme(typed)).toBe(kept)
})

test.each([
  'https://example.com',
  'http://example.com',
  '/about',
  '/news/1.html',
  '#top',
  '',
  '关于我们',
  'mailto:someone@example.com',
  'someone@example.com',
  'javascript:alert(1.5)',
  'www.example.com 和别的字',
])('X-96 %s stays as it was typed', (typed) => {
  expect(withScheme(typed)).toBe(typed)
})
