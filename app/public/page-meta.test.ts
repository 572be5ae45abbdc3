import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const facts = {
  title: '测绘服务',
  description: '从外业到入库',
  path: '/map-surveying',
  image: '/upload/a.webp',
}

test('without the site address only title and description are told', () => {
  expect(pageMeta(facts)).toEqual([
    { title: '测绘服务 · 图联科技' },
    { name: 'description', content: '从外业到入库' },
  ])
})

test('canonical address, Open Graph and the place in the site are absolute', () => {
  const meta = pageMeta(facts, 'https://www.example.com')
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.example.com/map-surveying',
  })
  expect(meta).toContainEqual({ property: 'og:title', content: '测绘服务 · 图联科技' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://www.example.com/upload/a.webp' })
  expect(meta.at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '首页', item: 'https://www.example.com/' },
        { '@type': 'ListItem', position: 2, name: '测绘服务', item: 'https://www.example.com/map-surveying' },
      ],
    },
  })
})

test('a page two levels down names its parent, and one without a picture shares as a summary', () => {
  const meta = pageMeta(
    { ...facts, image: '', parents: [{ label: '测绘案例', to: '/map-surveying-cases' }] },
    'https://www.example.com',
  )
  expect(JSON.stringify(meta.at(-1))).toContain('https://www.example.com/map-surveying-cases')
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' })
  expect(JSON.stringify(meta)).not.toContain('og:image')
})
