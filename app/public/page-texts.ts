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

/** The banner's texts from the administrators; missing ones, or all after a failed load, are the page's defaults. */
export async function loadPageTexts(read: PageReader, page: string, defaults: PageTexts): Promise<PageTexts> {
  return withDefaults(await read.one('GET /api/page-config/{page}', '加载页面配置失败', { page }), defaults)
}
