import { Suspense, createElement, lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import { renderToHtml } from './render-to-html.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const whole = (html: string) => ({ html, failures: [] })

const Broken = () => {
  throw new Error('broken')
}

test('a rendered page leaves no timer behind that would keep it in memory', async () => {
  expect(await renderToHtml(createElement('p', null, '图联'), 'abc')).toEqual(whole('<p>图联</p>'))
  expect(vi.getTimerCount()).toBe(0)
})

test('nor does one that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(renderToHtml(createElement(Broken), 'abc')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
})

test('a part that is not there yet is waited for, once', async () => {
  const load = vi.fn(async () => ({ default: () => createElement('p', null, '图联') }))
  const page = createElement(Suspense, null, createElement(lazy(load)))
  const html = '<!--$--><p>图联</p><!--/$-->'
  expect(await renderToHtml(page, 'abc')).toEqual(whole(html))
  expect(await renderToHtml(page, 'abc')).toEqual(whole(html))
  expect(load).toHaveBeenCalledOnce()
})

test('a part that throws leaves a hole in a page that is told of, and the rest stands', async () => {
  const page = createElement('main', null, '图联', createElement(Suspense, null, createElement(Broken)))
  const { html, failures } = await renderToHtml(page, 'abc')
  expect(html).toContain('图联<!--$!-->')
  expect(failures).toEqual([new Error('broken')])
})

test('a part that is not there in time is told of', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined))
  const rendering = renderToHtml(createElement(Suspense, { fallback: '…' }, createElement(Never)), 'abc')
  await vi.runAllTimersAsync()
  const { html, failures } = await rendering
  expect(html).toContain('…')
  expect(failures).toHaveLength(1)
})

test('a part that could not be loaded is asked for again by the next page', async () => {
  const load = vi
    .fn(async () => ({ Part: () => createElement('p', null, '图联') }))
    .mockRejectedValueOnce(new Error('file lost'))
  const page = createElement(Suspense, null, createElement(lazyWithRetry(load, ({ Part }) => Part)))
  expect((await renderToHtml(page, 'abc')).failures).toHaveLength(1)
  expect(await renderToHtml(page, 'abc')).toEqual(whole('<!--$--><p>图联</p><!--/$-->'))
})
