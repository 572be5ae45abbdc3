import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { wrongField } from '#contract/shared/http-error.ts'
import { hasPublishTimeCome } from '#contract/operations/has-publish-time-come.ts'
import { orderOf } from '#contract/operations/reading-operations.ts'
import { excerptOf } from '#contract/search/excerpt-of.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { inOneLine, plainText } from '#contract/shared/plain-text.ts'
import { searchTextOf } from '#contract/search/search-text.ts'
import { searchTerm } from '#contract/search/search-term.ts'
import { searchedTypes } from './searched-types.ts'

/** So many of each group are answered beside the others, and of one group on a page. */
const FEW = 5
const PAGE = 10
/** So many records of a type are looked at, however many hold the term: more nobody leafs through. */
const MOST = 100

/** Records of one type that hold every word of the term. */
interface SearchGroup {
  type: string
  total: number
  /** 1 where there may be more than were looked at. */
  isCut: number
  page: number
  pages: number
  hits: SearchHit[]
}

/** A record that was found. */
interface SearchHit {
  id: number
  title: string
  /** Plain text. */
  excerpt: string
  /** Of a case its page, of a registered software its kind; empty for all else. */
  category: string
}

/**
 * What visitors find on the site.
 * @throws HttpError 400 for a term, a type or a page that cannot be looked for
 */
export async function searchSite({ stores, query, backend }: RequestContext): Promise<SearchGroup[]> {
  const read = searchTerm(query.get('q') ?? '')
  if ('refusal' in read) throw wrongField('q', read.refusal)
  if (read.words.length === 0) throw wrongField('q', '请输入要搜索的内容')
  const only = query.get('type')
  if (only && !Object.hasOwn(searchedTypes, only)) throw wrongField('type', '类型的取值无效')
  const page = pageOf(query.get('page'))
  const asked = Object.values(searchedTypes).filter(({ name }) => !only || name === only)
  return Promise.all(
    asked.map(async (type) => {
      const found = await find(stores, type, read.words, backend.now())
      return { type: type.name, ...(only ? pageIn(found, page) : pageIn(found, 1, FEW)) }
    }),
  )
}

function pageOf(sent: string | null): number {
  if (!sent) return 1
  if (/^[1-9]\d{0,5}$/.test(sent)) return Number(sent)
  throw wrongField('page', 'page 应为正整数')
}

interface Found {
  hits: SearchHit[]
  isCut: number
}

/** Those whose name holds the words first, each part in the order of the list. */
async function find(
  stores: RequestContext['stores'],
  type: RecordType,
  words: readonly string[],
  now: Date,
): Promise<Found> {
  // The longest word is the rarest; the store knows one.
  const keyword = words.reduce((longest, word) => (word.length > longest.length ? word : longest))
  const rows = await stores.of(type.name).find({
    where: { status: 1 },
    search: keyword,
    order: orderOf(type),
    limit: MOST + 1,
  })
  const read = rows
    .slice(0, MOST)
    .filter((row) => hasPublishTimeCome(type, row, now))
    .map((row) => hitOf(type, row, words))
    .filter((each) => each !== undefined)
  const byName = read.filter(({ isNamed }) => isNamed)
  const others = read.filter(({ isNamed }) => !isNamed)
  return { hits: [...byName, ...others].map(({ hit }) => hit), isCut: rows.length > MOST ? 1 : 0 }
}

/** Nothing where a word is missing: the store was asked for the longest one. */
function hitOf(type: RecordType, row: Row, words: readonly string[]) {
  const holds = (folded: string) => words.every((word) => folded.includes(word))
  if (!holds(searchTextOf(type, row))) return undefined
  const [title = '', ...texts] = type.searched ?? []
  const name = inOneLine(textOf(row[title]))
  const read = texts.map((field) =>
    type.fields[field]?.kind === 'html' ? plainText(textOf(row[field])) : inOneLine(textOf(row[field])),
  )
  const excerpt = excerptOf(read.filter(Boolean), words)
  return {
    isNamed: holds(foldText(name)),
    hit: { id: row.id, title: name, excerpt, category: textOf(row.category) },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function pageIn({ hits, isCut }: Found, wished: number, size = PAGE) {
  const pages = Math.max(1, Math.ceil(hits.length / size))
  const page = Math.min(wished, pages)
  return { total: hits.length, isCut, page, pages, hits: hits.slice((page - 1) * size, page * size) }
}
