import { foldText } from '#contract/search/fold-text.ts'
import { searchTerm } from '#contract/search/search-term.ts'
import { newsAddress } from '#app/public/about/news-page/news-address.ts'
import { caseAddress } from '#app/public/cases/case-detail/case-address.ts'
import { jobAddress } from '#app/public/contact/job-page/job-address.ts'
import { serviceRouteOf } from '#app/public/services.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { ResultGroup, SearchContent } from './search-content.ts'
import { sitePages } from './site-pages.ts'

type Found = EntryOf<'GET /api/search?q=&type=&page='>
type Hit = Found['hits'][number]

/** The kinds of records by their names in the call: heading, and where one of them is read. */
const kinds: Readonly<Record<string, { name: string; addressOf(hit: Hit): string }>> = {
  service: { name: '服务', addressOf: ({ title }) => serviceRouteOf(title) },
  case: { name: '案例', addressOf: ({ id }) => caseAddress(id) },
  news: { name: '新闻', addressOf: ({ id }) => newsAddress(id) },
  recruitment: { name: '岗位', addressOf: ({ id }) => jobAddress(id) },
  'software-copyright': { name: '软件著作权', addressOf: ({ id }) => `/about#copyrights-${id}` },
}

/** The group of pages, beside the kinds of records. */
const PAGES = 'page'

/**
 * Loads the search page and its status: 400 for a term that cannot be searched, 503 after a failed call.
 * @param sent the address's own `q`, `type` and `page`; a kind or a page that is none counts as not sent
 */
export async function loadSearchPage(
  read: PageReader,
  sent: URLSearchParams,
): Promise<{ content: SearchContent; status: number }> {
  const looked = searchTerm(sent.get('q') ?? '')
  const { term } = looked
  if ('refusal' in looked)
    return { content: { term, words: [], sentence: looked.refusal, groups: [] }, status: 400 }
  const { words } = looked
  if (words.length === 0) return { content: { term, words, groups: [] }, status: 200 }
  const type = [PAGES, ...Object.keys(kinds)].find((name) => name === sent.get('type'))
  const pages = type === undefined || type === PAGES ? pagesWith(words) : []
  if (type === PAGES) return { content: { term, words, type, groups: pages }, status: 200 }
  const found = await read.listOrNull('GET /api/search?q=&type=&page=', '站内搜索失败', {
    query: { q: term, type: type ?? '', page: pageOf(sent.get('page')) },
  })
  if (!found) return { content: { term, words, type, sentence: FAILED, groups: pages }, status: 503 }
  const groups = found.flatMap((group) => groupOf(group))
  return { content: { term, words, type, groups: [...groups, ...pages] }, status: 200 }
}

const FAILED = '暂时没有查到结果，请稍后再试。'

const pageOf = (sent: string | null) => (sent && /^[1-9]\d{0,5}$/.test(sent) ? sent : '')

function groupOf({ type, total, isCut, page, pages, hits }: Found): ResultGroup[] {
  const kind = kinds[type]
  if (!kind || total === 0) return []
  const results = hits.map((hit) => ({ to: kind.addressOf(hit), title: hit.title, excerpt: hit.excerpt }))
  return [{ type, name: kind.name, total, isCut: isCut === 1, page, pages, results }]
}

/** Pages that hold every word, all of them on one page. */
function pagesWith(words: readonly string[]): ResultGroup[] {
  const results = sitePages.filter(({ title, excerpt }) => {
    const text = foldText(`${title}\n${excerpt}`)
    return words.every((word) => text.includes(word))
  })
  if (results.length === 0) return []
  return [{ type: PAGES, name: '页面', total: results.length, isCut: false, page: 1, pages: 1, results }]
}
