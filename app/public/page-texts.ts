import type { Read } from '#app/read/read.ts'
import { orDefaults } from './or-defaults.ts'

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
export async function loadPageTexts(read: Read, page: string, defaults: PageTexts): Promise<PageTexts> {
  return orDefaults(await read.one('GET /api/page-config/{page}', '加载页面配置失败', { page }), defaults)
}
