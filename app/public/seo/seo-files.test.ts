import { expect, test, vi } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import { defaultSiteFacts } from '#app/public/site/site-facts.ts'
import { publicRoutes } from '#app/server/public-routes.ts'
import { builtRoutes } from '#tests/pages/built-routes.ts'
import { publicAddresses } from '#tests/e2e/fixtures/public-addresses.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loader as llmsLoader } from '#app/routes/llms[.]txt.ts'
import { loadSitemap } from './load-sitemap.ts'
import { newsFeed } from './news-feed.ts'
import { llmsTxt } from './llms-txt.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemapXml } from './sitemap-xml.ts'
import { xmlText } from './xml.ts'

const SITE = 'https://www.example.com'
const CASES = 'GET /api/case/list?category='
const NEWS = 'GET /api/news/published'
const routes = publicRoutes({ routes: builtRoutes })

/** With everything in it that XML or an address would stumble over. */
const story = (id: number, publishTime: string) => ({
  id,
  title: `A & B <新闻> "引号" \u0007\ud800`,
  summary: `摘要 ]]> ${id}`,
  content: '<p>正文</p>',
  coverImage: '封面 图.webp',
  author: '运营 & 中心',
  publishTime,
  createTime: '2026-01-01 08:00:00',
})
const news = [story(3, '2026-10-01 09:30:00'), story(4, '2026-11-12 01:30:00'), story(5, '')]
const answers = {
  [NEWS]: news,
  [CASES]: [{ id: 8, title: '案例', imageUrl: '/upload/c.webp' }],
  'GET /api/recruitment/list': [{ id: 7, jobTitle: '标注员' }],
  'GET /api/recruitment/list/{id}': { id: 7, jobTitle: '标注员', createTime: '2026-10-01 08:00:00' },
  'GET /api/banner/list': [{ id: 1, title: '春', imageUrl: '/upload/b.webp' }],
  'GET /api/page-config/{page} about': { backgroundImage: 'top.webp' },
}

/** @throws Error where it is no well-formed XML */
function parsed(document: string): Document {
  const read = new DOMParser().parseFromString(document, 'application/xml')
  const failure = read.querySelector('parsererror')
  if (failure) throw new Error(failure.textContent)
  return read
}

const textsOf = (from: ParentNode, selector: string) =>
  [...from.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the parser of these tests refuses what is not well-formed', () => {
  expect(() => parsed('<a>&</a>')).toThrow()
})

test('the sitemap holds every public page, case, story and posting once, whole and escaped', async () => {
  const map = parsed(sitemapXml(await loadSitemap(pageReaderOf(answers), routes), SITE))
  const addresses = textsOf(map, 'url > loc')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.every((address) => address.startsWith(`${SITE}/`))).toBe(true)
  const expected = [
    ...publicAddresses,
    '/privacy',
    '/terms',
    '/about/news/3',
    '/about/news/4',
    '/about/news/5',
    '/contact/jobs/7',
    '/cases/8',
  ]
  expect(addresses.toSorted()).toEqual(expected.map((path) => SITE + path).toSorted())
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
})

test('a page is in the sitemap by what its route says of itself', async () => {
  const pages = await loadSitemap(pageReaderOf(answers), [
    { path: '/new', handle: { sitemap: true } },
    { path: '/new-about', handle: { sitemap: { texts: 'about' } } },
    { path: '/hidden', handle: { sitemap: false } },
    { path: '/contact/jobs/:id', handle: { sitemap: 'jobs' } },
  ])
  expect(pages).toEqual([
    { path: '/new' },
    { path: '/new-about', pictures: ['/upload/top.webp'] },
    { path: '/contact/jobs/7', changed: '2026-10-01T08:00:00+08:00' },
  ])
})

test('what an address tells of its picture behind # is not in the sitemap', () => {
  const map = sitemapXml([{ path: '/', pictures: ['/upload/a.jpg#1920x1080v'] }], SITE)
  expect(map).toContain(`<image:loc>${SITE}/upload/a.jpg</image:loc>`)
})

test('the sitemap names when a story or posting came, that of the newest for its list, and pictures with encoded addresses', async () => {
  const map = parsed(sitemapXml(await loadSitemap(pageReaderOf(answers), routes), SITE))
  const entry = (path: string) =>
    [...map.querySelectorAll('url')].find((url) => textsOf(url, ':scope > loc')[0] === `${SITE}${path}`)!
  expect(textsOf(entry('/about/news/4'), 'lastmod')).toEqual(['2026-11-12T01:30:00+08:00'])
  expect(textsOf(entry('/about/news/5'), 'lastmod')).toEqual(['2026-01-01T08:00:00+08:00'])
  expect(textsOf(entry('/about'), 'lastmod')).toEqual(['2026-11-12T01:30:00+08:00'])
  expect(textsOf(entry('/contact/jobs/7'), 'lastmod')).toEqual(['2026-10-01T08:00:00+08:00'])
  expect(textsOf(entry('/contact'), 'lastmod')).toEqual([])
  const images = [
    ...entry('/about/news/4').getElementsByTagNameNS(
      'http://www.google.com/schemas/sitemap-image/1.1',
      'loc',
    ),
  ]
  expect(images.map(({ textContent }) => textContent)).toEqual([
    `${SITE}/upload/%E5%B0%81%E9%9D%A2%20%E5%9B%BE.webp`,
  ])
  expect(entry('/about').textContent).toContain(`${SITE}/upload/top.webp`)
  expect(entry('/cases/8').textContent).toContain(`${SITE}/upload/c.webp`)
  expect(entry('/').textContent).toContain(`${SITE}/upload/b.webp`)
})

test('no text of a case or a story is cleaned for the sitemap', async () => {
  const cleanHtml = vi.fn(() => '' as CleanHtml)
  const answer = (line: string) => Promise.resolve(answers[line as typeof NEWS] ?? [])
  await loadSitemap(createPageReader(answer, { cleanHtml }), routes)
  expect(cleanHtml).not.toHaveBeenCalled()
})

test.each([CASES, NEWS, 'GET /api/recruitment/list'])(
  'without %s there is no sitemap: one without them would call them gone',
  async (line) => {
    const { [line as typeof NEWS]: _lost, ...rest } = answers
    const thrown: unknown = await loadSitemap(pageReaderOf(rest), routes).catch((error: unknown) => error)
    expect((thrown as Response).status).toBe(503)
  },
)

test.each([
  [
    'https://files.example.com/a%2Fb.jpg?X-Credential=k%2F2026&sign=a%2Bb%3D',
    'https://files.example.com/a%2Fb.jpg?X-Credential=k%2F2026&sign=a%2Bb%3D',
  ],
  ['/upload/%E5%9B%BE.jpg', `${SITE}/upload/%E5%9B%BE.jpg`],
  ['/upload/100%.jpg', `${SITE}/upload/100%25.jpg`],
  ['https://图联.cn/图 1.jpg', 'https://xn--wcsw57g.cn/%E5%9B%BE%201.jpg'],
])('the sitemap encodes the picture address %s once', (picture, expected) => {
  const [, found] =
    /<image:loc>(.*)<\/image:loc>/.exec(sitemapXml([{ path: '/', pictures: [picture] }], SITE)) ?? []
  expect(found?.replaceAll('&amp;', '&')).toBe(expected)
})

test('robots.txt shuts what is not for visitors, and names the sitemap', () => {
  const lines = robots(SITE).split('\n')
  for (const path of ['/admin', '/api/', '/test', '/test-login', '/contact/map'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('User-agent'))).toEqual(['User-agent: *'])
})

/** What RSS 2.0 requires of a channel and of an item: https://www.rssboard.org/rss-specification */
test('the feed is RSS 2.0 with all that it requires, the newest first', async () => {
  const read = pageReaderOf(answers)
  const feed = parsed(newsFeed(await read.list(NEWS, '加载新闻失败'), SITE))
  const channel = feed.querySelector('rss[version="2.0"] > channel')!
  for (const name of ['title', 'link', 'description'])
    expect(textsOf(channel, `:scope > ${name}`)[0], name).toMatch(/\S/)
  expect(textsOf(channel, 'item > link')).toEqual([4, 3, 5].map((id) => `${SITE}/about/news/${id}`))
  expect(textsOf(channel, 'item > guid')).toEqual(textsOf(channel, 'item > link'))
  expect(textsOf(channel, 'item > pubDate')[0]).toBe('Wed, 11 Nov 2026 17:30:00 GMT')
  expect(textsOf(channel, ':scope > lastBuildDate')).toEqual(['Wed, 11 Nov 2026 17:30:00 GMT'])
  expect(textsOf(channel, 'item > title')[0]).toBe('A & B <新闻> "引号" ')
  expect(textsOf(channel, 'item > description')[0]).toBe('摘要 ]]> 4')
})

test('a feed without news is a feed', () => {
  expect(textsOf(parsed(newsFeed([], SITE)), 'item')).toEqual([])
})

test('a text keeps its signs, pairs for one letter included, and loses what XML cannot hold', () => {
  expect(xmlText('𠮷 & \u0000\ud800<b>')).toBe('𠮷 &amp; &lt;b&gt;')
})

/** Required by RFC 9116: Contact, and Expires once, less than a year ahead. */
test('security.txt names the contact of the site, and never lies in the past or more than a year ahead', () => {
  const now = new Date('2027-03-01T10:00:00Z')
  const lines = securityTxt('safe@example.com', SITE, now).split('\n')
  expect(lines).toContain('Contact: mailto:safe@example.com')
  expect(lines).toContain(`Canonical: ${SITE}/.well-known/security.txt`)
  const [expires, ...more] = lines.filter((line) => line.startsWith('Expires: '))
  expect(more).toEqual([])
  const days = (new Date(expires!.slice('Expires: '.length)).getTime() - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('llms.txt names the company, every service, page of cases and the newest stories with whole addresses', () => {
  const text = llmsTxt(defaultSiteFacts, [{ id: 4, title: '[基地] 启用', summary: '新增\n工位' }], SITE)
  expect(text).toMatch(/^# 图联科技\n\n> /)
  for (const path of publicAddresses.filter((address) => !['/', '/apply'].includes(address)))
    expect(text).toContain(`](${SITE}${path})`)
  expect(text).toContain(`- [基地 启用](${SITE}/about/news/4)：新增 工位`)
})

test('without the news there is no llms.txt: one without them would call them gone', async () => {
  const context = { read: pageReaderOf({ 'GET /api/site-settings': null }), publicUrl: SITE }
  const thrown: unknown = await llmsLoader({ context } as never).catch((error: unknown) => error)
  expect((thrown as Response).status).toBe(503)
})
