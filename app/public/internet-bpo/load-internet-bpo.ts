import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { BpoPart } from './bpo-part.ts'
import { defaultBpoTexts } from './default-texts.ts'
import { readBpo } from './read-bpo.ts'

/** All that the internet BPO page shows (public-site §2.9). */
export interface InternetBpoContent {
  texts: PageTexts
  /** The filled parts in their order; none while the record is missing, switched off or not loaded. */
  parts: BpoPart[]
}

/** Loads the page by two calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadInternetBpo(ask: Ask, settings: PageSettings = {}): Promise<InternetBpoContent> {
  const [texts, parts] = await Promise.all([
    loadPageTexts(ask, 'internet-bpo', defaultBpoTexts, settings),
    orFallback(
      async () => readBpo(await ask('GET /api/internet-bpo'), settings.assetBaseUrl),
      [],
      '加载互联网BPO内容失败',
      settings.report,
    ),
  ])
  return { texts, parts }
}
