import { expect, test } from 'vitest'
import { defaultSiteFacts } from '#app/public/site/site-facts.ts'
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

test('P-285, P-286, P-307 it stands within the header and the footer of every page', () => {
  const hrefs = (name: string) =>
    [...read.querySelectorAll(`nav[aria-label=${name}] a`)].map((link) => link.getAttribute('href'))
  expect(hrefs('主导航')).toEqual(['/', '/about', '/services', '/label', '/contact'])
  expect(hrefs('服务项目')).toHaveLength(6)
  expect(hrefs('政策')).toEqual(['/privacy', '/terms'])
  const footer = read.querySelector('footer')
  expect(footer?.textContent).toContain(defaultSiteFacts.blurb)
  expect([...footer!.querySelectorAll('.labels span')].map((label) => label.textContent)).toEqual([
    '隐私政策',
    '服务条款',
    '网站地图',
  ])
})

test('X-07 its footer says what administrators keep', () => {
  const site = { ...defaultSiteFacts, legalName: '另一家公司', icpNumber: '京ICP备1号' }
  const kept = notFoundDocument('bm9uY2U=', { site })
  expect(kept).toContain('另一家公司')
  expect(kept).toContain('京ICP备1号')
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
  expect(notFoundDocument('bm9uY2U=', { look: 'mourning' })).toMatch(
    /^<!DOCTYPE html><html lang="zh-CN" data-day="mourning">/,
  )
  expect(notFoundCss).toMatch(/:root\[data-day='mourning'\]\{/)
})
