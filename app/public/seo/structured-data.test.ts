import { expect, test } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { caseDetailMeta } from '#app/public/cases/case-detail/case-detail-meta.ts'
import { newsPageMeta } from '#app/public/about/news-page/news-page-meta.ts'
import { jobPageMeta } from '#app/public/contact/job-page/job-page-meta.ts'
import type { JobPageContent } from '#app/public/contact/job-page/load-job-page.ts'
import { homeMeta } from '#app/public/home/home-meta.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { readSite } from '#app/public/site/load-site.ts'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { bannerHead, caseHead, jobHead, newsHead } from './page-heads.ts'
import { shareAddress } from './share-picture.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'

const SITE = 'https://www.example.com'

/**
 * What must be there, by the page of each rule, written down by hand:
 * - Organization: https://developers.google.com/search/docs/appearance/structured-data/organization (logo: 112 × 112 px or more)
 * - Article, NewsArticle: https://developers.google.com/search/docs/appearance/structured-data/article
 * - JobPosting: https://developers.google.com/search/docs/appearance/structured-data/job-posting (the five required ones)
 * - BreadcrumbList: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * - WebSite with SearchAction: https://schema.org/SearchAction, target as EntryPoint
 * - Service: https://schema.org/Service
 * - cambrian.jsonld: https://ziyuan.baidu.com/college/articleinfo?id=2210 (the time of a page)
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  Service: ['name', 'description', 'provider.name', 'areaServed.name', 'url'],
  Organization: ['name', 'url', 'logo.url', 'address.addressCountry'],
  NewsArticle: [
    'headline',
    'image.0',
    'datePublished',
    'dateModified',
    'author.0.@type',
    'author.0.name',
    'publisher.logo.url',
  ],
  Article: ['headline', 'image.0', 'author.0.@type', 'author.0.name', 'publisher.logo.url'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry',
    'jobLocation.address.addressLocality',
  ],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  cambrian: ['@id', 'title', 'images.0', 'pubDate'],
}

const story = {
  id: 4,
  title: '基地投入使用',
  summary: '新增工位',
  content: '' as CleanHtml,
  coverImage: '/upload/n.webp',
  author: '运营中心',
  date: '2026-11-12',
}
const job = {
  id: 5,
  jobTitle: '标注员 & 质检',
  jobLocation: '扬州',
  jobDescription: '标注 <点云>\n与图像',
  genderRequirement: '',
  ageRequirement: '',
  jobCategory: '数据类',
  serviceMode: '兼职',
  servicePeriod: '',
  trainingPeriod: '',
  basicQualities: '',
  professionalSkills: '',
  jobRequirements: '细心',
  jobSource: '',
  tags: [],
}

const successCase = {
  id: 6,
  title: '县域样点汇交',
  description: '编码一致',
  category: 'soil-submission',
  imageUrl: '/upload/c.webp',
}

const newsContent = { story, time: '2026-11-12 09:30:00' }
const newsMeta = newsPageMeta({ content: newsContent, head: newsHead(newsContent, SITE), publicUrl: SITE })
const jobMetaOf = (content: JobPageContent) =>
  jobPageMeta({ content, head: jobHead(content, SITE), publicUrl: SITE })
const jobMeta = jobMetaOf({ job, since: '2026-10-01' })
const caseContent = {
  entry: { ...successCase, content: '' as CleanHtml },
  category: '土壤汇交',
  parents: [
    { label: '成功案例', to: '/cases' },
    { label: '土壤汇交', to: '/government-cases/soil-submission' },
  ],
  list: { title: '返回土壤汇交案例', to: '/government-cases/soil-submission' },
  contact: '/contact',
  service: { title: '政府数据服务', to: '/government-services' },
  related: [],
}
const caseMeta = caseDetailMeta({ content: caseContent, head: caseHead(caseContent, SITE), publicUrl: SITE })
const home = homeMeta({
  content: await loadHomePage(pageReaderOf({}), '2026-12-01'),
  publicUrl: SITE,
  verification: { 'msvalidate.01': '0123ABCD' },
})

const texts = { title: '数据标注', subtitle: '', description: '', backgroundImage: '' }
const head = bannerHead('/data-annotation', texts, SITE)
const serviceMeta = bannerMeta('/data-annotation', { content: { texts }, head, publicUrl: SITE })

/** The blocks of data of a page, by what they are. */
function blocksOf(meta: readonly object[]): Record<string, Record<string, unknown>> {
  const blocks = meta.flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json'] as object] : []))
  return Object.fromEntries(
    blocks.map((block) => [
      (block as { '@type'?: string })['@type'] ?? 'cambrian',
      block as Record<string, unknown>,
    ]),
  )
}

const at = (block: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], block)

test.each([
  ['home', home, ['WebSite', 'Organization']],
  ['a service', serviceMeta, ['Service', 'BreadcrumbList']],
  ['a story', newsMeta, ['NewsArticle', 'cambrian', 'BreadcrumbList']],
  ['a case', caseMeta, ['Article', 'BreadcrumbList']],
  ['a posting', jobMeta, ['JobPosting', 'BreadcrumbList']],
])('%s is told with everything that its kinds require', (_page, meta, kinds) => {
  const blocks = blocksOf(meta)
  expect(Object.keys(blocks)).toEqual(kinds)
  for (const kind of kinds)
    for (const path of required[kind]!) expect(at(blocks[kind], path), `${kind} ${path}`).toBeTruthy()
})

test('no width or height is a bare number: schema.org knows them as a Distance or QuantitativeValue', () => {
  expect(JSON.stringify([home, newsMeta, jobMeta, caseMeta])).not.toMatch(/"(width|height)":\d/)
})

test('the home page carries the codes of search engines', () => {
  expect(home).toContainEqual({ name: 'msvalidate.01', content: '0123ABCD' })
})

test('the facts that administrators keep of the site go before those of the about record and the environment', async () => {
  const about = { companyName: '图联', phone: '0551-1', email: 'about@example.com' }
  const kept = {
    legalName: '图联数据有限公司',
    blurb: '一句话',
    phone: '0551-12345678',
    bingVerification: 'FEDCBA',
    baiduVerification: 'codeva-1AbC',
  }
  const read = pageReaderOf({ 'GET /api/about': about, 'GET /api/site-settings': kept })
  const [content, settings] = [await loadHomePage(read, '2026-12-01'), await readSite(read)]
  const meta = homeMeta({
    content,
    settings,
    publicUrl: SITE,
    verification: { 'msvalidate.01': '0123ABCD', '360-site-verification': 'host' },
  })
  expect(blocksOf(meta).Organization).toMatchObject({
    name: '图联',
    legalName: '图联数据有限公司',
    telephone: '0551-12345678',
    email: 'about@example.com',
  })
  expect(content.contact.phone, 'pages show the about record first (X-07)').toBe('0551-1')
  expect(meta).toEqual(
    expect.arrayContaining([
      { name: 'description', content: expect.stringMatching(/^一句话。/) },
      { name: 'msvalidate.01', content: 'FEDCBA' },
      { name: 'baidu-site-verification', content: 'codeva-1AbC' },
      { name: '360-site-verification', content: 'host' },
    ]),
  )
})

test.each([
  ['0551-65170000转801', '0551-65170000转801'],
  ['0551-65170000 / 13800000000', ['0551-65170000', '13800000000']],
  ['请发邮件联系', undefined],
])('the telephone of %j is told as numbers only', async (phone, telephone) => {
  const read = pageReaderOf({ 'GET /api/about': { phone }, 'GET /api/site-settings': null })
  const meta = homeMeta({ content: await loadHomePage(read, '2026-12-01'), publicUrl: SITE })
  expect((blocksOf(meta).Organization as Record<string, unknown>).telephone).toEqual(telephone)
})

test('times carry their zone, days are days, and every address is the site’s own', () => {
  const { NewsArticle, JobPosting, cambrian } = { ...blocksOf(newsMeta), ...blocksOf(jobMeta) }
  expect(NewsArticle).toMatchObject({
    datePublished: '2026-11-12T09:30:00+08:00',
    image: [`${SITE}/share/upload/n.webp.jpg`],
    url: `${SITE}/about/news/4`,
  })
  // Baidu reads a time of its own land, without a zone.
  expect(cambrian).toMatchObject({ pubDate: '2026-11-12T09:30:00' })
  expect(JobPosting).toMatchObject({ datePosted: '2026-10-01', url: `${SITE}/contact/jobs/5` })
})

test('a case is told with its picture, its category and the way to it', () => {
  const { Article, BreadcrumbList } = blocksOf(caseMeta)
  expect(Article).toMatchObject({
    headline: '县域样点汇交',
    articleSection: '土壤汇交',
    image: [`${SITE}/share/upload/c.webp.jpg`],
    url: `${SITE}/cases/6`,
  })
  const steps = BreadcrumbList?.itemListElement as { name: string; item: string }[]
  expect(steps.map(({ name, item }) => [name, item])).toEqual([
    ['首页', `${SITE}/`],
    ['成功案例', `${SITE}/cases`],
    ['土壤汇交', `${SITE}/government-cases/soil-submission`],
    ['县域样点汇交', `${SITE}/cases/6`],
  ])
  expect(caseMeta).toContainEqual({ property: 'og:image', content: `${SITE}/share/pages/cases/6.jpg` })
})

test.each([
  ['/upload/a.jpg#1920x1080v', `${SITE}/share/upload/a.jpg.jpg`],
  ['/images/cases.webp', `${SITE}/share/images/cases.webp.jpg`],
  ['', `${SITE}/images/share.jpg`],
  ['/upload/../a.webp', `${SITE}/images/share.jpg`],
  ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
])('the picture %j is told as %s', (image, address) => {
  expect(shareAddress(image, SITE)).toBe(address)
})

test('a posting is told in HTML, escaped, with its kind of employment and its place', () => {
  expect(blocksOf(jobMeta).JobPosting).toMatchObject({
    title: '标注员 & 质检',
    description:
      '<p><strong>岗位描述</strong></p><p>标注 &lt;点云&gt;<br>与图像</p><p><strong>岗位要求</strong></p><p>细心</p>',
    employmentType: 'PART_TIME',
    jobLocation: { address: { addressCountry: 'CN', addressRegion: '江苏省', addressLocality: '扬州市' } },
  })
})

test('every location of the selector has a place', async () => {
  const { jobLocations } = await import('#app/public/contact/jobs/job.ts')
  for (const jobLocation of jobLocations) {
    const meta = jobMetaOf({ job: { ...job, jobLocation }, since: '2026-10-01' })
    expect(at(blocksOf(meta).JobPosting, 'jobLocation.address.addressRegion'), jobLocation).toMatch(/省$/)
  }
})

test('a text that is not there is told to nobody', () => {
  const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })
  const hidden = { name: 'robots', content: 'noindex' }
  expect(newsPageMeta(undefined, answered(410))).toEqual([{ title: '这条新闻已撤下 · 图联科技' }, hidden])
  expect(caseDetailMeta(undefined, answered(410))).toEqual([{ title: '这个案例已撤下 · 图联科技' }, hidden])
  expect(jobPageMeta(undefined, answered(404))).toEqual([{ title: '页面不存在 · 图联科技' }, hidden])
  expect(jobPageMeta(undefined, new Error('away'))).toEqual([
    { title: '页面暂时无法显示 · 图联科技' },
    hidden,
  ])
})
