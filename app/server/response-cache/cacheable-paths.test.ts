import { expect, test } from 'vitest'
import { addedAddresses, publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import { builtRoutes } from '#tests/pages/built-routes.ts'
import { createIsCacheable } from './cacheable-paths.ts'

const isCacheable = createIsCacheable(publicRoutes({ routes: builtRoutes }))

test.each([
  ...publicAddresses,
  ...addedAddresses,
  '/sitemap.xml',
  '/robots.txt',
  '/news.rss',
  '/about/news/12',
  '/contact/jobs/3',
  '/cases/21',
  '/api/openapi.json',
  '/api/banner/list',
  '/api/page-config/about',
])('%s is the same for all visitors', (address) => expect(isCacheable(address)).toBe(true))

test.each([
  '/admin',
  '/test-login',
  '/contact/map',
  '/healthz',
  '/metrics',
  '/nowhere',
  '/About',
  '/?utm=1',
  '/about?',
  '/apply?position=1',
  '/search?q=a',
  '/about/news/0',
  '/cases/0',
  '/cases/21/',
  '/about/news/012',
  '/about/news/12/',
  '/about/news/',
  '/about/news/:id',
  '/about/news/%31',
  '//about/news/12',
  '/about/news/1234567890123456789',
  '/about.data',
  '/government-cases/elsewhere',
  '/government-cases/large-model',
  '/government-cases/soil-submission/',
  '/government-cases/12',
  '/government-cases/:page',
  '/*',
  '/upload/a.png',
  '/assets/a.js',
  '/api/banner/admin/list',
  '/api/banner/list?x=1',
  '/api/page-config/about?x=1',
  '/api/b%61nner/list',
  '/api/contact/add',
  '/api/admin/session',
  '/api/nothing',
  '//',
])('%s is not', (address) => expect(isCacheable(address)).toBe(false))

test('a page is kept by what its route says of itself', () => {
  const isKept = createIsCacheable([
    { path: '/new', handle: { isCached: true, sitemap: true } },
    { path: '/new/:id', handle: { isCached: true, sitemap: false } },
    { path: '/own', handle: { sitemap: true } },
    { path: '/own/:id', handle: { sitemap: false } },
  ])
  const addresses = ['/new', '/new/1', '/new/a', '/own', '/own/1', '/']
  expect(addresses.filter(isKept)).toEqual(['/new', '/new/1'])
})

test('a route whose parameter has no known values is refused at the start', () => {
  const route = { path: '/new/:word', handle: { isCached: true, sitemap: false } }
  expect(() => createIsCacheable([route])).toThrow('/new/:word')
})
