import { Suspense, createElement, lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWhole } from './render-whole.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Broken = () => {
  throw new Error('broken')
}

test('a rendered page leaves no timer behind that would keep it in memory', async () => {
  expect(await renderWhole(createElement('p', null, '图联'), 'abc')).toBe('<p>图联</p>')
  expect(vi.getTimerCount()).toBe(0)
})

test('nor does one that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(renderWhole(createElement(Broken), 'abc')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
})

test('a document is told as one, in the words that React would stream', async () => {
  const page = createElement(
    'html',
    null,
    createElement('body', null, '图联', createElement('b', null, '科技')),
  )
  expect(await renderWhole(page, 'abc')).toBe('<!DOCTYPE html><html><body>图联<b>科技</b></body></html>')
})

test('a part that is not there yet is waited for, once', async () => {
  const load = vi.fn(async () => ({ default: () => createElement('p', null, '图联') }))
  const page = createElement(Suspense, null, createElement(lazy(load)))
  const html = '<!--$--><p>图联</p><!--/$-->'
  expect(await renderWhole(page, 'abc')).toBe(html)
  expect(await renderWhole(page, 'abc')).toBe(html)
  expect(load).toHaveBeenCalledOnce()
})
