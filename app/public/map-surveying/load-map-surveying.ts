import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import type { ShowcaseEntry } from '#design-system/showcase/index.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { listOf, picturesOf } from '#app/public/read-answer-lists.ts'
import { defaultSurveyingTexts } from './default-texts.ts'

/** All that the map surveying page shows (public-site §2.7). */
export interface MapSurveyingContent {
  texts: PageTexts
  intro: SurveyingIntro
  advantages: ShowcaseEntry[]
  applications: ShowcaseEntry[]
}

/** What surveying means here. */
export interface SurveyingIntro {
  title: string
  description: string
  pictures: string[]
}

type PictureList = readonly string[] | string | null

/** The record in every shape it may arrive in (public-site §3). */
interface IntroAnswer {
  title?: string | null
  description?: string | null
  imageUrls?: PictureList
  imageUrlsList?: PictureList
}

/** A technical advantage or an application: both have the same fields. */
interface EntryAnswer {
  id: number
  title: string
  category?: string | null
  description?: string | null
  imageUrl?: string | null
}

const NOTHING: SurveyingIntro = { title: '', description: '', pictures: [] }

/** Loads the page by four calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadMapSurveying(ask: Ask, settings: PageSettings = {}): Promise<MapSurveyingContent> {
  const { report } = settings
  const [texts, intro, advantages, applications] = await Promise.all([
    loadPageTexts(ask, 'map-surveying', defaultSurveyingTexts, settings),
    orFallback(() => loadIntro(ask, settings), NOTHING, '加载测绘介绍失败', report),
    orFallback(
      async () => entriesOf(await ask('GET /api/map-surveying-tech-advantages/active'), settings),
      [],
      '加载技术优势失败',
      report,
    ),
    orFallback(
      async () => entriesOf(await ask('GET /api/map-surveying-applications/active'), settings),
      [],
      '加载典型应用失败',
      report,
    ),
  ])
  return { texts, intro, advantages, applications }
}

async function loadIntro(ask: Ask, { assetBaseUrl }: PageSettings): Promise<SurveyingIntro> {
  const answer: IntroAnswer | null = await ask('GET /api/map-surveying/')
  return {
    title: answer?.title ?? '',
    description: answer?.description ?? '',
    pictures: picturesOf(answer?.imageUrls || answer?.imageUrlsList, assetBaseUrl),
  }
}

function entriesOf(answer: readonly EntryAnswer[], { assetBaseUrl }: PageSettings): ShowcaseEntry[] {
  return listOf(answer).map(({ id, title, category, description, imageUrl }) => ({
    id: String(id),
    title,
    category: category ?? '',
    description: description ?? '',
    imageUrl: imageAddress(imageUrl, assetBaseUrl),
  }))
}
