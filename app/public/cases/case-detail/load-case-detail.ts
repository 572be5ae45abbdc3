import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { EntryWithoutHtml } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { Crumb } from '#design-system/breadcrumbs/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { generalPage, type CasePage } from '#app/public/cases/case-pages.ts'
import { casePageOf } from '#app/public/cases/case-page-of.ts'
import { serviceOf, topicOf } from '#app/public/cases/service-of.ts'
import { neighboursOf, type Neighbour, type Neighbours } from '#app/public/reading/neighbours.ts'
import { idOfAddress, readOrRefuse } from '#app/public/reading/read-or-refuse.ts'
import { caseAddress } from './case-address.ts'

/** One case and what leads on from it. */
export interface CaseDetail extends Neighbours {
  entry: SuccessCase & { content: CleanHtml }
  /** What the page of its category is called. */
  category: string
  /** From the page of all cases to that of its category. */
  parents: Required<Crumb>[]
  /** The way back to that page. */
  list: Neighbour
  service: Neighbour
  /** The message form, with its service as the subject. */
  contact: string
  /** Others of its category. */
  related: SuccessCase[]
}

const CASES = 'GET /api/case/list?category='
const MOST_RELATED = 3

/**
 * Loads a case beside the list, for its neighbours and others of its category.
 * @throws data 404, 410, or 503 where it could not be loaded
 */
export async function loadCaseDetail(read: PageReader, sent: string | undefined): Promise<CaseDetail> {
  const id = idOfAddress(sent)
  const reading = read.oneOrThrow('GET /api/case/list/{id}', '加载案例失败', { id })
  // Its failure is dealt with below; until then it must not count as one that nobody handles.
  reading.catch(() => undefined)
  const all = await read.listWithoutHtml(CASES, '加载案例失败')
  const entry = await readOrRefuse(reading, all.map(nameOf))
  const page = casePageOf(entry.category)
  const others = all.filter((each) => each.category === entry.category && each.id !== id)
  return {
    entry,
    category: page.title,
    parents: [...new Set([generalPage, page])].map(({ title, path }) => ({ label: title, to: path })),
    list: { title: `返回${listName(page)}`, to: page.path },
    service: serviceOf(page),
    contact: contactAddress(topicOf(page)),
    related: others.slice(0, MOST_RELATED),
    ...neighboursOf(all, id, nameOf),
  }
}

/** Some pages of cases are named as such, others by their trade alone. */
const listName = ({ title }: CasePage) => (title.endsWith('案例') ? title : `${title}案例`)

const nameOf = ({ id, title }: EntryWithoutHtml<typeof CASES>): Neighbour => ({ title, to: caseAddress(id) })
