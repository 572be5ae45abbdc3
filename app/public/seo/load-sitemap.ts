import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import { casePagesAt } from '#app/public/cases/case-pages-at.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import type { PublicRoute, SitemapList } from '#app/public/page-handle.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { isoMoment } from './iso-moment.ts'
import type { SitemapPage } from './sitemap-xml.ts'

/**
 * Every page that search engines should know, as the routes say in their `handle.sitemap`.
 * @throws Response 503 where cases, stories or postings could not be loaded: a list without them would call them gone
 */
export async function loadSitemap(read: PageReader, routes: readonly PublicRoute[]): Promise<SitemapPage[]> {
  const [banners, cases, news, jobs] = await Promise.all([
    read.list('GET /api/banner/list', '加载轮播图失败'),
    read.listWithoutHtmlOrNull('GET /api/case/list?category=', '加载案例失败'),
    read.listWithoutHtmlOrNull('GET /api/news/published', '加载新闻失败'),
    read.listOrNull('GET /api/recruitment/list', '加载招聘信息失败'),
  ])
  if (!cases || !news || !jobs) throw new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  const stories = news.map(({ id, coverImage, publishTime, createTime }) => ({
    path: newsAddress(id),
    changed: isoMoment(publishTime || createTime),
    pictures: [coverImage],
  }))
  const postings = await Promise.all(
    jobs.map(async ({ id }) => ({ path: jobAddress(id), changed: await postedTime(read, id) })),
  )
  const newest = stories
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  const lists: Record<SitemapList, (routePath: string) => SitemapPage[]> = {
    banners: (path) => [{ path, pictures: banners.map(({ imageUrl }) => imageUrl) }],
    casePages: (routePath) =>
      casePagesAt(routePath).map(({ path, picture }) => ({ path, pictures: [picture] })),
    cases: () => cases.map(({ id, imageUrl }) => ({ path: caseAddress(id), pictures: [imageUrl] })),
    news: () => stories,
    jobs: () => postings,
  }
  const pages = routes.map(async ({ path, handle: { sitemap } }): Promise<SitemapPage[]> => {
    if (!sitemap) return []
    if (sitemap === true) return [{ path }]
    if (typeof sitemap === 'string') return lists[sitemap](path)
    const changed = sitemap.changesWith && newest
    return [{ path, changed, pictures: [await bannerPicture(read, sitemap.texts)] }]
  })
  return (await Promise.all(pages)).flat()
}

/** When a posting came; the list of postings has no time. A case has none anywhere. */
async function postedTime(read: PageReader, id: number): Promise<string | undefined> {
  const job = await read.one('GET /api/recruitment/list/{id}', '加载招聘信息失败', { id })
  return job?.createTime ? isoMoment(job.createTime) : undefined
}

async function bannerPicture(read: PageReader, page: string): Promise<string> {
  const texts = await read.one('GET /api/page-config/{page}', '加载页面配置失败', { page })
  return texts?.backgroundImage ?? ''
}
