import { expect, test } from 'vitest'
import { addedAddresses, publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import { builtRoutes } from '#tests/pages/built-routes.ts'
import { createCacheKeyOf } from './cache-key.ts'

const cacheKeyOf = createCacheKeyOf(publicRoutes({ routes: builtRoutes }))

test.each([
  ...publicAddresses,
  ...addedAddresses,
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/news.rss',
  '/about/news/12',
  '/contact/jobs/3',
  '/cases/21',
  '/api/openapi.json',
  '/api/banner/list',
  '/api/page-config/about',
])('%s is the same for all visitors', (address) => expect(cacheKeyOf(address)).toBe(address))

test.each([
  '/admin',
  '/.well-known/security.txt',
  '/test-login',
  '/contact/map',
  '/healthz',
  '/metrics',
  '/nowhere',
  '/About',
  '/?utm=1',
  '/about?',
  '/apply?position=1',
  '/about?topic=a',
  '/contact?topic=a&location=b',
  '/contact?location=b&topic=a',
  '/contact?topics=a',
  '/contact?sent=1',
  '/contact/jobs/3?topic=a',
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
])('%s is not', (address) => expect(cacheKeyOf(address)).toBeUndefined())

test.each(['%E6%95%B0%E6%8D%AE%E6%A0%87%E6%B3%A8', 'invented', '', 'a=b'])(
  '/contact?topic=%s is the page without it: only the browser reads the topic',
  (topic) => expect(cacheKeyOf(`/contact?topic=${topic}`)).toBe('/contact'),
)

test('a page is kept by what its route says of itself', () => {
  const keyOf = createCacheKeyOf([
    { path: '/new', handle: { isCached: true, sitemap: true } },
    { path: '/new/:id', handle: { isCached: true, sitemap: false } },
    { path: '/own', handle: { sitemap: true } },
    { path: '/own/:id', handle: { sitemap: false } },
  ])
  const addresses = ['/new', '/new/1', '/new/a', '/own', '/own/1', '/']
  expect(addresses.filter(keyOf)).toEqual(['/new', '/new/1'])
})

test('a route whose parameter has no known values is refused at the start', () => {
  const route = { path: '/new/:word', handle: { isCached: true, sitemap: false } }
  expect(() => createCacheKeyOf([route])).toThrow('/new/:word')
})
