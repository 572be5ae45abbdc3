import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { listOf, picturesOf } from '#app/public/read-answer-lists.ts'
import { defaultAnnotationTexts } from './default-texts.ts'

/** All that the data annotation page shows (public-site §2.6). */
export interface DataAnnotationContent {
  texts: PageTexts
  service: AnnotationService
  solutions: IndustrySolution[]
}

/** What the service is and how its work is reviewed. */
export interface AnnotationService {
  description: string
  pictures: string[]
  processDescription: string
  processPictures: string[]
}

/** What the service does for one industry. */
export interface IndustrySolution {
  id: number
  title: string
  description: string
  /** Address ready for display, or nothing. */
  imageUrl: string
  /** An emoji, as the administrators choose it. */
  icon: string
  scenarios: { icon: string; text: string }[]
}

type PictureList = readonly string[] | string | null

/** The record in every shape it may arrive in (public-site §3). */
interface ServiceAnswer {
  description?: string | null
  imageUrls?: PictureList
  imageUrlsList?: PictureList
  processDescription?: string | null
  processImageUrls?: PictureList
}

const NOTHING: AnnotationService = {
  description: '',
  pictures: [],
  processDescription: '',
  processPictures: [],
}

/** Loads the page by three calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadDataAnnotation(
  ask: Ask,
  settings: PageSettings = {},
): Promise<DataAnnotationContent> {
  const [texts, service, solutions] = await Promise.all([
    loadPageTexts(ask, 'data-annotation', defaultAnnotationTexts, settings),
    orFallback(() => loadService(ask, settings), NOTHING, '加载数据标注介绍失败', settings.report),
    orFallback(() => loadSolutions(ask, settings), [], '加载行业解决方案失败', settings.report),
  ])
  return { texts, service, solutions }
}

async function loadService(ask: Ask, { assetBaseUrl }: PageSettings): Promise<AnnotationService> {
  const answer: ServiceAnswer | null = await ask('GET /api/data-annotation')
  return {
    description: answer?.description ?? '',
    pictures: picturesOf(answer?.imageUrls || answer?.imageUrlsList, assetBaseUrl),
    processDescription: answer?.processDescription ?? '',
    processPictures: picturesOf(answer?.processImageUrls, assetBaseUrl),
  }
}

async function loadSolutions(ask: Ask, { assetBaseUrl }: PageSettings): Promise<IndustrySolution[]> {
  return listOf(await ask('GET /api/industry-solutions/list')).map(
    ({ id, title, description, imageUrl, icon, scenarios }) => ({
      id,
      title,
      description: description ?? '',
      imageUrl: imageAddress(imageUrl, assetBaseUrl),
      icon: icon ?? '',
      scenarios: listOf(scenarios).map((scenario) => ({
        icon: scenario.icon ?? '',
        text: scenario.text ?? '',
      })),
    }),
  )
}
