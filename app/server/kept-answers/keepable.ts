import { contract } from '#contract/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { casePages } from '#app/public/cases/case-pages.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import { SEARCH_PATH } from '#app/public/search/search-address.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { singlePages } from '#app/public/single-pages.ts'

const pages = new Set([
  '/',
  ...serviceRoutes.map(({ path }) => path),
  ...Object.values(singlePages).map(({ path }) => path),
  ...casePages.map(({ path }) => path),
  '/apply',
  SEARCH_PATH,
  '/privacy',
  '/terms',
  '/sitemap.xml',
  '/robots.txt',
  '/news.rss',
])

const NUMBER = String.raw`[1-9]\d{0,15}`
const textPage = new RegExp(`^(${pattern(newsAddress)}|${pattern(jobAddress)})$`)

const match = createMatcher(contract)

/**
 * Whether a visitor's answer of this address is made of nothing but the content, so that all visitors get the same one. An
 * address with a query is not kept: anyone could fill the memory with invented ones.
 */
export function isKeepable(address: string): boolean {
  if (address.startsWith('/api/')) return isPublicRead(address)
  return pages.has(address) || textPage.test(address)
}

function isPublicRead(path: string): boolean {
  if (/[?%#]/.test(path)) return false
  const matched = match('GET', path)
  return matched !== undefined && 'call' in matched && matched.call.access !== 'admin'
}

/** The pattern of an address that is made of a record's number. */
function pattern(address: (id: number) => string): string {
  return address(0).replace(/0$/, NUMBER)
}
