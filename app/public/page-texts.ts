import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { orFallback } from './or-fallback.ts'
import type { PageSettings } from './page-settings.ts'

/** What a page's banner says (public-site §3, page config). */
export interface PageTexts {
  title: string
  subtitle: string
  description: string
  /** Address ready for display, or nothing. */
  backgroundImage: string
}

/**
 * The banner's texts as the administrators keep them; each that is missing, and all of them after a failed load, keep
 * the page's default (public-site §7, §8).
 */
export async function loadPageTexts(
  ask: Ask,
  page: string,
  defaults: PageTexts,
  { report, assetBaseUrl }: PageSettings = {},
): Promise<PageTexts> {
  const load = () => ask('GET /api/page-config/{page}', { page })
  const kept = await orFallback(load, {}, '加载页面配置失败', report)
  return {
    title: kept?.title || defaults.title,
    subtitle: kept?.subtitle || defaults.subtitle,
    description: kept?.description || defaults.description,
    backgroundImage: imageAddress(kept?.backgroundImage, assetBaseUrl) || defaults.backgroundImage,
  }
}
