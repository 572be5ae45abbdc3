import { expect, test } from 'vitest'
import { renderDocument } from './render-document.ts'

const RENDERED = '<head><title>图联</title></head><main>甲</main><script>one()</script>'

test('what React rendered stands in one element of the body, behind the head', () => {
  expect(renderDocument(RENDERED, { headEnd: '<style>a{}</style>' })).toBe(
    '<!DOCTYPE html><html lang="zh-CN"><head><title>图联</title><style>a{}</style></head>' +
      '<body><div id="app" data-asleep=""><main>甲</main><script>one()</script></div></body></html>',
  )
})

test('the look of the day is an attribute of the document', () => {
  expect(renderDocument(RENDERED, { look: 'mourning', headEnd: '' })).toMatch(
    /^<!DOCTYPE html><html lang="zh-CN" data-day="mourning"><head>/,
  )
})

test('the console is marked, and tells translators to leave it alone', () => {
  expect(renderDocument(RENDERED, { isConsole: true, headEnd: '' })).toMatch(
    /^<!DOCTYPE html><html lang="zh-CN" translate="no" data-console=""><head>/,
  )
})

test('what looks like a pattern of a replacement is printed as it is', () => {
  expect(renderDocument(RENDERED, { headEnd: "<style>$& $' $1</style>" })).toContain(
    "<style>$& $' $1</style>",
  )
})
