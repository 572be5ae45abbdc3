import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const SITE = 'https://www.example.com'
const facts = {
  name: '测绘服务',
  head: { title: '测绘服务 · 图联科技', description: '从外业到入库' },
  path: '/map-surveying',
}

test('without the site address only title and description are told', () => {
  expect(pageMeta(facts)).toEqual([
    { title: '测绘服务 · 图联科技' },
    { name: 'description', content: '从外业到入库' },
  ])
})

test('canonical address, Open Graph and the place in the site are absolute', () => {
  const meta = pageMeta(facts, SITE)
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${SITE}/map-surveying` })
  expect(meta).toContainEqual({ property: 'og:title', content: '测绘服务 · 图联科技' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'website' })
  expect(meta.at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '首页', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: '测绘服务', item: `${SITE}/map-surveying` },
      ],
    },
  })
})

test.each([
  ['/map-surveying', `${SITE}/share/pages/map-surveying.jpg`],
  ['/', `${SITE}/share/pages/home.jpg`],
])('%s is shared with its own JPEG of 1200 × 630', (path, address) => {
  const meta = pageMeta({ ...facts, path }, SITE)
  expect(meta).toContainEqual({ property: 'og:image', content: address })
  expect(meta).toContainEqual({ property: 'og:image:type', content: 'image/jpeg' })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
})

test('a page two levels down names its parent', () => {
  const meta = pageMeta({ ...facts, parents: [{ label: '测绘案例', to: '/map-surveying-cases' }] }, SITE)
  expect(JSON.stringify(meta.at(-1))).toContain(`${SITE}/map-surveying-cases`)
})

test('a published text is an article with its time, and what else it is stands before its place in the site', () => {
  const published = '2026-11-12T09:30:00+08:00'
  const head = { ...facts.head, structured: [{ '@type': 'NewsArticle' }] }
  const meta = pageMeta({ ...facts, published, head }, SITE)
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'article:published_time', content: published })
  expect(meta.at(-2)).toEqual({ 'script:ld+json': { '@type': 'NewsArticle' } })
})
