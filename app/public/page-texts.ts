import type { PageReader } from '#app/page-data/page-reader.ts'
import { withDefaults } from './with-defaults.ts'

/** What a page's banner says. */
export interface PageTexts {
  title: string
  subtitle: string
  description: string
  /** Address ready for display, or nothing. */
  backgroundImage: string
}

/**
 * The banner's texts as the administrators keep them; each that is missing, and all of them after a failed load, keep
 * the page's default.
 */
export async function loadPageTexts(read: PageReader, page: string, defaults: PageTexts): Promise<PageTexts> {
  return withDefaults(await read.one('GET /api/page-config/{page}', '加载页面配置失败', { page }), defaults)
}
