import { newsOf } from '#app/public/about/read-about-answers.ts'
import { casePageOf } from '#app/public/cases/case-page-of.ts'
import { topicOf } from '#app/public/cases/service-of.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { HomeProof, ProofCase } from './home-proof.ts'

const CASES_AT_MOST = 3
const CERTIFICATES_AT_MOST = 6
const NEWS_AT_MOST = 3

/**
 * Loads cases, certificates and news at once; what fails is logged and leaves its list empty.
 * @param today `YYYY-MM-DD` in Asia/Shanghai, on which a certificate must be valid
 */
export async function loadProof(read: PageReader, today: string): Promise<HomeProof> {
  const [cases, certifications, news] = await Promise.all([
    read.listWithoutHtml('GET /api/case/list?category=', '加载案例失败'),
    read.list('GET /api/qualification-certification/active', '加载资质认证失败'),
    read.listWithoutHtml('GET /api/news/published', '加载新闻失败'),
  ])
  const named = cases.map(({ id, title, imageUrl, category }) => ({
    id,
    title,
    imageUrl,
    service: serviceNameOf(category),
  }))
  return {
    cases: ofEachService(named).slice(0, CASES_AT_MOST),
    certificates: certifications
      .filter(({ issueDate, expiryDate }) => (issueDate || today) <= today && today <= (expiryDate || today))
      .map(({ id, title }) => ({ id, title }))
      .slice(0, CERTIFICATES_AT_MOST),
    news: news
      .map(newsOf)
      .sort((one, other) => other.date.localeCompare(one.date))
      .map(({ id, title, date }) => ({ id, title, date }))
      .slice(0, NEWS_AT_MOST),
  }
}

/** The service of a category's page; of general cases, the name of their page. */
function serviceNameOf(category: string): string {
  const page = casePageOf(category)
  return topicOf(page) ?? page.title
}

/** The first case of each service before all others. */
function ofEachService(cases: readonly ProofCase[]): ProofCase[] {
  const isFirst = ({ service }: ProofCase, index: number) =>
    cases.findIndex((each) => each.service === service) === index
  return [...cases.filter(isFirst), ...cases.filter((entry, index) => !isFirst(entry, index))]
}
