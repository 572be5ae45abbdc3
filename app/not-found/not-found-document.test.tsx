import { expect, test } from 'vitest'
import { publicPage } from '#app/server/content-security-policy.ts'
import { notFoundCss } from './not-found-css.ts'
import { notFoundDocument } from './not-found-document.tsx'

/** Issue: the page of unknown addresses, as it is sent before any compression. */
const MOST_BYTES = 15 * 1024

const { html, policy } = publicPage(notFoundDocument('bm9uY2U='), 'bm9uY2U=', {})
const read = new DOMParser().parseFromString(html, 'text/html')

test(`X-54 the page of unknown addresses is a whole document of at most ${MOST_BYTES} bytes`, () => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_BYTES)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="zh-CN">/)
  expect(read.title).toBe('页面不存在 · 图联科技')
  expect(read.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('X-54 it leads home, to search and to the main pages', () => {
  expect(read.querySelector('h1')?.textContent).toBe('这个坐标上没有页面')
  const leads = [...read.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(leads[0]).toBe('/')
  for (const path of ['/government-services', '/internet-bpo', '/label', '/cases', '/about', '/contact'])
    expect(leads).toContain(path)
  const form = read.querySelector('form[role="search"]')
  expect([form?.getAttribute('action'), form?.hasAttribute('method')]).toEqual(['/search', false])
  expect(read.querySelector('label')?.getAttribute('for')).toBe(read.querySelector('input[name="q"]')?.id)
})

test('it loads nothing but its icon, and the theme’s script is all that runs', () => {
  const loaded = [...read.querySelectorAll('[src], link[rel="stylesheet"], link[rel="modulepreload"]')]
  expect(loaded.map((element) => element.getAttribute('src'))).toEqual(['/favicon.svg'])
  expect(read.querySelectorAll('script')).toHaveLength(1)
  expect(read.querySelector('script')?.textContent).toContain('data-theme')
  expect(policy.match(/script-src 'self' 'sha256-[^']*';/)).not.toBeNull()
  expect(html).not.toContain('nonce')
})

test('on a day of mourning the document says so, and its style is grey whatever the visitor chose', () => {
  expect(notFoundDocument('bm9uY2U=', 'mourning')).toMatch(
    /^<!DOCTYPE html><html lang="zh-CN" data-day="mourning">/,
  )
  expect(notFoundCss).toMatch(/:root\[data-day='mourning'\]\{/)
})
