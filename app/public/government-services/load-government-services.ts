import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { listOf, picturesOf, type Picture } from '#app/public/read-answer-lists.ts'
import { defaultGovernmentTexts } from './default-texts.ts'

/** All that the government services page shows (public-site §2.5). */
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

/** Loads the page by two calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadGovernmentServices(
  ask: Ask,
  settings: PageSettings = {},
): Promise<GovernmentServicesContent> {
  const [texts, modules] = await Promise.all([
    loadPageTexts(ask, 'government-services', defaultGovernmentTexts, settings),
    orFallback(() => loadModules(ask, settings), [], '加载政府服务模块失败', settings.report),
  ])
  return { texts, modules }
}

async function loadModules(ask: Ask, { assetBaseUrl }: PageSettings): Promise<GovernmentModule[]> {
  return listOf(await ask('GET /api/government-service/modules')).map(
    ({ id, title, description, galleries }) => ({
      id,
      title,
      description: description ?? '',
      pictures: listOf(galleries).flatMap((picture) =>
        picturesOf([picture.imageUrl ?? ''], assetBaseUrl).map((src) => ({
          id: picture.id,
          src,
          title: picture.title ?? '',
          description: picture.description ?? '',
        })),
      ),
    }),
  )
}
