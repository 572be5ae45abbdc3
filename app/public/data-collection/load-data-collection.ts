import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { Collection } from './collection.ts'
import { defaultCollectionTexts } from './default-texts.ts'
import { readCollection } from './read-collection.ts'

/** All that the data collection page shows (public-site §2.9). */
export interface DataCollectionContent {
  texts: PageTexts
  /** Null while there is nothing to show: never saved, switched off, or not loaded. */
  collection: Collection | null
}

/** Loads the page by two calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadDataCollection(
  ask: Ask,
  settings: PageSettings = {},
): Promise<DataCollectionContent> {
  const [texts, collection] = await Promise.all([
    loadPageTexts(ask, 'data-collection', defaultCollectionTexts, settings),
    orFallback(
      async () => readCollection(await ask('GET /api/data-collection'), settings.assetBaseUrl),
      null,
      '加载数据采集内容失败',
      settings.report,
    ),
  ])
  return { texts, collection }
}
