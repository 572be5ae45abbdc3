import { expect, test } from 'vitest'
import { publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { isKeepable } from './keepable.ts'

test.each([
  ...publicAddresses,
  '/search',
  '/privacy',
  '/terms',
  '/sitemap.xml',
  '/robots.txt',
  '/news.rss',
  '/about/news/12',
  '/contact/jobs/3',
  '/api/openapi.json',
  '/api/banner/list',
  '/api/page-config/about',
])('%s is the same for all visitors', (address) => expect(isKeepable(address)).toBe(true))

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
  '/about/news/12/',
  '/about/news/1234567890123456789',
  '/about.data',
  '/upload/a.png',
  '/assets/a.js',
  '/api/banner/admin/list',
  '/api/banner/list?x=1',
  '/api/b%61nner/list',
  '/api/contact/add',
  '/api/admin/session',
  '/api/nothing',
  '//',
])('%s is not', (address) => expect(isKeepable(address)).toBe(false))
