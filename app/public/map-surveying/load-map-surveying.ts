import type { ShowcaseEntry } from '#design-system/showcase/index.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { defaultSurveyingTexts } from './default-texts.ts'

/** All that the map surveying page shows. */
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

/** Loads the page by four calls at once; what fails shows its default or empty state (P-465, P-466). */
export async function loadMapSurveying(read: PageReader): Promise<MapSurveyingContent> {
  const [texts, { imageUrls: pictures, ...intro }, advantages, applications] = await Promise.all([
    loadPageTexts(read, 'map-surveying', defaultSurveyingTexts),
    read.oneOrEmpty('GET /api/map-surveying/', '加载测绘介绍失败'),
    read.list('GET /api/map-surveying-tech-advantages/active', '加载技术优势失败'),
    read.list('GET /api/map-surveying-applications/active', '加载典型应用失败'),
  ])
  return {
    texts,
    intro: { ...intro, pictures },
    advantages: advantages.map(withTextId),
    applications: applications.map(withTextId),
  }
}

const withTextId = <Entry extends { id: number }>(entry: Entry) => ({ ...entry, id: String(entry.id) })
