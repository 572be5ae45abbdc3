import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { Collection } from './collection.ts'
import { defaultCollectionTexts } from './default-texts.ts'
import { readCollection } from './read-collection.ts'

/** All that the data collection page shows. */
export interface DataCollectionContent {
  texts: PageTexts
  /** Null while there is nothing to show: never saved, switched off, or not loaded. */
  collection: Collection | null
}

/** Loads the page by two calls at once; what fails shows its default or empty state (P-465). */
export async function loadDataCollection(read: PageReader): Promise<DataCollectionContent> {
  const [texts, record] = await Promise.all([
    loadPageTexts(read, 'data-collection', defaultCollectionTexts),
    read.oneOrEmpty('GET /api/data-collection', '加载数据采集内容失败'),
  ])
  return { texts, collection: readCollection(record) }
}
