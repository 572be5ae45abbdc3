import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import { serviceRoutes } from '#app/public/services.ts'
import type { Read } from '#app/read/read.ts'
import { isoMoment } from './iso-moment.ts'
import type { SitemapPage } from './sitemap.ts'

/** Pages whose banner's picture administrators keep, with the key of their page config. */
const bannerPages = [
  ...serviceRoutes.map(({ path }) => ({ path, key: path.slice(1) })),
  { path: '/label', key: 'label-platform' },
  { path: '/about', key: 'about' },
  { path: '/contact', key: 'contact' },
  { path: '/cases', key: 'cases' },
] as const

/**
 * Every page that search engines should know: those of the route list, each story, each posting.
 * @throws Response 503 where stories or postings could not be loaded: a list without them would call them gone
 */
export async function loadSitemap(read: Read): Promise<SitemapPage[]> {
  const [banners, pictures, news, jobs] = await Promise.all([
    read.all('GET /api/banner/list', '加载轮播图失败'),
    Promise.all(bannerPages.map(({ key }) => bannerPicture(read, key))),
    read.allIfKnown('GET /api/news/published', '加载新闻失败'),
    read.allIfKnown('GET /api/recruitment/list', '加载招聘信息失败'),
  ])
  if (!news || !jobs) throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const stories = news.map(({ id, coverImage, publishTime, createTime }) => ({
    path: newsAddress(id),
    changed: isoMoment(publishTime || createTime),
    pictures: [coverImage],
  }))
  const newest = stories
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  return [
    { path: '/', pictures: banners.map(({ imageUrl }) => imageUrl) },
    ...bannerPages.map(({ path }, index) => ({
      path,
      changed: path === '/about' ? newest : undefined,
      pictures: pictures.slice(index, index + 1),
    })),
    ...casePages
      .filter(({ path }) => path !== '/cases')
      .map(({ path, picture }) => ({ path, pictures: [picture] })),
    { path: '/apply' },
    { path: '/privacy' },
    { path: '/terms' },
    ...stories,
    ...jobs.map(({ id }) => ({ path: jobAddress(id) })),
  ]
}

async function bannerPicture(read: Read, page: string): Promise<string> {
  const texts = await read.one('GET /api/page-config/{page}', '加载页面配置失败', { page })
  return texts?.backgroundImage ?? ''
}
