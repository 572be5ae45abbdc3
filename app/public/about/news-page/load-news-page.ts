import { newsOf } from '#app/public/about/read-about-answers.ts'
import type { NewsStory } from '#app/public/about/about-content.ts'
import { neighboursOf, type Neighbour, type Neighbours } from '#app/public/reading/neighbours.ts'
import { idOfAddress, readOrRefuse } from '#app/public/reading/read-or-refuse.ts'
import type { EntryWithoutHtml } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { newsAddress } from './news-address.ts'

/** One story and its neighbours. */
export interface NewsPageContent extends Neighbours {
  story: NewsStory
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, of the publishing or else of the first saving. */
  time: string
}

/**
 * Loads a story beside the list, for its neighbours.
 * @throws data 404, 410, or 503 where it could not be loaded
 */
export async function loadNewsPage(read: PageReader, sent: string | undefined): Promise<NewsPageContent> {
  const id = idOfAddress(sent)
  const reading = read.oneOrThrow('GET /api/news/published/{id}', '加载新闻失败', { id })
  // Its failure is dealt with below; until then it must not count as one that nobody handles.
  reading.catch(() => undefined)
  const all = await read.listWithoutHtml('GET /api/news/published', '加载新闻失败')
  const found = await readOrRefuse(reading, all.map(nameOf))
  const { previous, next } = neighboursOf(all, found.id, nameOf)
  return { story: newsOf(found), time: found.publishTime || found.createTime, previous, next }
}

const nameOf = ({ id, title }: EntryWithoutHtml<'GET /api/news/published'>): Neighbour => ({
  title,
  to: newsAddress(id),
})
