import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { BpoPart } from './bpo-part.ts'
import { defaultBpoTexts } from './default-texts.ts'
import { readBpo } from './read-bpo.ts'

/** All that the internet BPO page shows. */
export interface InternetBpoContent {
  texts: PageTexts
  /** The filled parts in their order; none while the record is missing, switched off or not loaded. */
  parts: BpoPart[]
}

/** Loads the page by two calls at once; what fails shows its default or empty state (P-465). */
export async function loadInternetBpo(read: PageReader): Promise<InternetBpoContent> {
  const [texts, record] = await Promise.all([
    loadPageTexts(read, 'internet-bpo', defaultBpoTexts),
    read.one('GET /api/internet-bpo', '加载互联网BPO内容失败'),
  ])
  return { texts, parts: readBpo(record) }
}
