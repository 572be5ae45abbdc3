import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { Picture } from '#app/public/picture.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { defaultGovernmentTexts } from './default-texts.ts'

/** All that the government services page shows. */
export interface GovernmentServicesContent {
  texts: PageTexts
  modules: GovernmentModule[]
}

/** One field of work with the pictures that show it. */
export interface GovernmentModule {
  id: number
  title: string
  description: string
  pictures: Picture[]
}

/** Loads the page by two calls at once; what fails shows its default or empty state (P-465). */
export async function loadGovernmentServices(read: PageReader): Promise<GovernmentServicesContent> {
  const [texts, modules] = await Promise.all([
    loadPageTexts(read, 'government-services', defaultGovernmentTexts),
    read.list('GET /api/government-service/modules', '加载政府服务模块失败'),
  ])
  return {
    texts,
    modules: modules.map(({ galleries, ...module }) => ({
      ...module,
      pictures: galleries
        .filter(({ imageUrl }) => imageUrl !== '')
        .map(({ imageUrl: src, ...picture }) => ({ ...picture, src })),
    })),
  }
}
