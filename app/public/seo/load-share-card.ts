import { loadNewsPage } from '#app/public/about/news-page/load-news-page.ts'
import { loadCaseDetail } from '#app/public/cases/case-detail/load-case-detail.ts'
import { casePageAt, generalPage } from '#app/public/cases/case-pages.ts'
import { company } from '#app/public/company.ts'
import { loadJobPage } from '#app/public/contact/job-page/load-job-page.ts'
import { loadPageTexts } from '#app/public/page-texts.ts'
import { policyNames } from '#app/public/policies/policy-names.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'

/** What a shared page's picture says. */
export interface ShareCard {
  title: string
  /** The part of the site in which the page stands. */
  section: string
  /** Address of the page's picture, ready for display. */
  image?: string
}

/** The pages whose banner administrators keep, with the key of its texts. */
const configured = [
  ...serviceRoutes.map(({ name, path }) => ({ name, path, key: path.slice(1), section: '业务服务' })),
  { ...singlePages.label, key: 'label-platform', section: '产品平台' },
  { ...singlePages.about, key: 'about', section: company.slogan },
  { ...singlePages.contact, key: 'contact', section: company.slogan },
]

const unchanging: Readonly<Record<string, ShareCard>> = {
  '/apply': { title: '应聘申请', section: '招聘岗位' },
  '/privacy': { title: policyNames.privacy, section: '网站说明' },
  '/terms': { title: policyNames.terms, section: '网站说明' },
}

/**
 * Loads what the picture of a page says; nothing for an address that is no page.
 * @throws data 404, 410 or 503 for a record that is not to be read, as its page does
 */
export async function loadShareCard(read: PageReader, path: string): Promise<ShareCard | undefined> {
  const [, folder, id] = /^(\/about\/news|\/cases|\/contact\/jobs)\/([^/]+)$/.exec(path) ?? []
  if (folder === '/about/news') {
    const { story } = await loadNewsPage(read, id)
    return { title: story.title, section: '新闻动态', image: story.coverImage }
  }
  if (folder === '/cases') {
    const { entry, service, category } = await loadCaseDetail(read, id)
    const section = category.endsWith('案例') ? category : `${service.title}案例`
    return { title: entry.title, section, image: entry.imageUrl }
  }
  if (folder === '/contact/jobs') {
    const { job } = await loadJobPage(read, id)
    return { title: job.jobTitle, section: `招聘岗位 · ${job.jobLocation}` }
  }
  return loadPageCard(read, path)
}

async function loadPageCard(read: PageReader, path: string): Promise<ShareCard | undefined> {
  if (path === '/') {
    const banners = await read.list('GET /api/banner/list', '加载轮播图失败')
    return { title: company.slogan, section: '官方网站', image: banners[0]?.imageUrl }
  }
  const page = configured.find((each) => each.path === path)
  if (page) {
    const defaults = { title: page.name, subtitle: '', description: '', backgroundImage: '' }
    const { title, backgroundImage } = await loadPageTexts(read, page.key, defaults)
    return { title, section: page.section, image: backgroundImage }
  }
  const cases = casePageAt(path)
  if (cases)
    return {
      title: cases.title,
      section: cases === generalPage ? company.slogan : '成功案例',
      image: cases.picture,
    }
  return unchanging[path]
}
