import { expect, test } from 'vitest'
import { demo as cases } from '#content/case/case.demo.ts'
import { demo as news } from '#content/news/news.demo.ts'
import { demo as configs } from '#content/page-config/page-config.demo.ts'
import { demo as postings } from '#content/recruitment/recruitment.demo.ts'
import { pageDescription, titleOf } from '#app/public/seo/page-head.ts'
import { publicPages } from './public-pages.ts'
import { pageReaderOf } from './read-of.ts'

type Row = Record<string, unknown>
const numbered = (rows: readonly object[]): Row[] =>
  rows.map((row, index) => ({ createTime: '2026-11-12 09:30:00', ...row, id: index + 1 }))
const caseList = numbered(cases.case)
const newsList = numbered(news.news)
const jobList = numbered(postings.recruitment)
const records = (first: number) => {
  const as = (list: Row[]) => [{ ...list[first % list.length], id: 1 }]
  return {
    'GET /api/case/list?category=': as(caseList),
    'GET /api/case/list/{id}': as(caseList)[0],
    'GET /api/news/published': as(newsList),
    'GET /api/news/published/{id}': as(newsList)[0],
    'GET /api/recruitment/list': as(jobList),
    'GET /api/recruitment/list/{id}': as(jobList)[0],
    'GET /api/search?q=&type=&page=': {},
  }
}
/** What administrators keep of each banner. */
const banners: Record<string, Record<string, string>> = {}
for (const row of configs['page-config'] as unknown as Record<string, string>[])
  (banners[`GET /api/page-config/{page} ${row.pageKey}`] ??= {})[row.configKey!] = row.configValue!

async function headOf(path: string, answers: object) {
  const page = publicPages[path]!
  const { loaded } = await page.load(pageReaderOf(answers as Record<string, unknown>))
  const meta = page.meta(loaded) as { title?: string; name?: string; content?: string }[]
  const title = meta.find((each) => each.title)?.title ?? ''
  return { path, title, description: meta.find(({ name }) => name === 'description')?.content ?? '' }
}

function expectGood(heads: Awaited<ReturnType<typeof headOf>>[]) {
  const letters = (text: string) => [...text].length
  expect(heads.filter(({ title }) => letters(title) > 30 || !title.includes('图联科技'))).toEqual([])
  expect(heads.filter(({ description: { length } }) => length < 60 || length > 90)).toEqual([])
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
}

test.each([
  ['of the administrators', { ...records(0), ...banners }],
  ['of the site', records(0)],
])(
  'every page has a title of 30 and a description of 60 to 90 characters, its own, in words %s',
  async (_whose, answers) => {
    expectGood(await Promise.all(Object.keys(publicPages).map((path) => headOf(path, answers))))
  },
)

test.each([
  ['/cases/1', caseList.length],
  ['/about/news/1', newsList.length],
  ['/contact/jobs/1', jobList.length],
])('so has every record of %s', async (path, count) => {
  expectGood(await Promise.all(Array.from({ length: count }, (_, index) => headOf(path, records(index)))))
})

const services = ['政府数据服务', '数据标注', '数据采集', '互联网 BPO', '测绘服务', '产教融合']
const paths = [
  'government-services',
  'data-annotation',
  'data-collection',
  'internet-bpo',
  'map-surveying',
  'industry-education',
]

test('services and cases name the service, and services the place', async () => {
  for (const [index, path] of paths.entries()) {
    const { title, description } = await headOf(`/${path}`, {})
    expect(title).toContain(services[index])
    expect(description).toContain('合肥')
  }
  const ofCases = Object.keys(publicPages).filter((path) => /-cases/.test(path))
  for (const path of ofCases) {
    const { title } = await headOf(path, {})
    expect(
      services.filter((service) => title.includes(service)),
      title,
    ).toHaveLength(1)
  }
})

test('a title of any length keeps the service and the company, a description its limits', () => {
  expect(titleOf('很长的标题'.repeat(20), '数据标注')).toMatch(/^很长.*….*标题 · 数据标注 · 图联科技$/)
  expect([...titleOf('很长的标题'.repeat(20), '数据标注')]).toHaveLength(30)
  expect(titleOf('数据标注质检', '数据标注')).toBe('数据标注质检 · 图联科技')
  const series = (part: string) => titleOf(`${'土壤普查县域样点汇交'.repeat(5)}（${part}）`)
  expect(series('皖北')).not.toBe(series('皖南'))
  for (let length = 0; length < 200; length += 1) {
    const description = pageDescription('字'.repeat(length), ['安徽合肥的图联科技'.repeat(4) + '。'])
    expect([...description].length, `${length}`).toBeGreaterThanOrEqual(60)
    expect([...description].length, `${length}`).toBeLessThanOrEqual(90)
  }
})

test('a description that is too long ends with a sentence, else before a comma', () => {
  const [long, longer] = ['字'.repeat(70), '字'.repeat(40)]
  expect(pageDescription(`${long}。${longer}，${longer}`)).toBe(`${long}。`)
  expect(pageDescription(`${long}，${longer}，${longer}`)).toBe(`${long}…`)
  expect(pageDescription(`${longer}，${longer}${longer}`)).toMatch(/^字{40}，字{48}…$/)
})

test('no page with a place of its own needs the sentence that is true of every page', async () => {
  for (const answers of [{ ...records(0), ...banners }, records(0)])
    for (const path of Object.keys(publicPages).filter((each) => !/\d/.test(each))) {
      const { description } = await headOf(path, answers)
      expect(description, path).not.toMatch(/自 2007 年起从事测绘与数据服务/)
    }
})
