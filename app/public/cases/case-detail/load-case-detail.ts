import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { ContactTopic } from '#app/public/contact-address.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'
import { casePageOf } from '#app/public/cases/case-page-of.ts'
import { serviceOf, topicOf } from '#app/public/cases/service-of.ts'
import { neighboursOf, type Neighbour, type Neighbours } from '#app/public/reading/neighbours.ts'
import { idOfAddress, refusal } from '#app/public/reading/read-or-refuse.ts'
import { caseAddress } from './case-address.ts'

/** One case and what leads on from it. */
export interface CaseDetail extends Neighbours {
  entry: SuccessCase & { content: CleanHtml }
  /** The page of its category. */
  list: Neighbour
  service: Neighbour
  /** What a message about it is about. */
  topic?: ContactTopic
  /** Others of its category. */
  related: SuccessCase[]
}

/** Whether visitors could once read the case of this number. */
export type WasPublished = (id: number) => Promise<boolean>

const CASES = 'GET /api/case/list?category='
const MOST_RELATED = 3

/**
 * Loads a case out of the list of all, which names its neighbours too.
 * @throws data 404, 410, or 503 where it could not be loaded
 */
export async function loadCaseDetail(
  read: PageReader,
  wasPublished: WasPublished,
  sent: string | undefined,
): Promise<CaseDetail> {
  const id = idOfAddress(sent)
  const all = await read.listOrNull(CASES, '加载案例失败')
  if (!all) throw refusal(503)
  const entry = all.find((each) => each.id === id)
  if (!entry) throw refusal(await missingStatus(wasPublished(id)), all.map(nameOf))
  const page = casePageOf(entry.category)
  const others = all.filter((each) => each.category === entry.category && each.id !== id)
  return {
    entry,
    list: { title: page.title, to: page.path },
    service: serviceOf(page),
    topic: topicOf(page),
    related: others.slice(0, MOST_RELATED).map(({ content: _text, ...card }) => card),
    ...neighboursOf(all, id, nameOf),
  }
}

/** The status of a case that is not in the list; a failed search tells of neither. */
const missingStatus = (published: Promise<boolean>) =>
  published.then(
    (wasPublic) => (wasPublic ? 410 : 404),
    () => 503,
  )

const nameOf = ({ id, title }: EntryOf<typeof CASES>): Neighbour => ({ title, to: caseAddress(id) })
