import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { listOf, picturesOf } from '#app/public/read-answer-lists.ts'
import { defaultEducationTexts } from './default-texts.ts'

/** All that the industry education page shows (public-site §2.8). */
export interface IndustryEducationContent {
  texts: PageTexts
  /** The one record, or several should the answer be a list. */
  entries: EducationEntry[]
  services: TechService[]
}

/** The cooperation with schools. */
export interface EducationEntry {
  id: number
  title: string
  description: string
  pictures: string[]
  domesticPictures: string[]
  overseasPictures: string[]
  course: Chapter
  practice: Chapter
}

/** A part of the cooperation: title, words, pictures. */
export interface Chapter {
  title: string
  description: string
  pictures: string[]
}

/** What the tech service centre does, or a social service. */
export interface TechService extends Chapter {
  id: number
}

type PictureList = readonly string[] | string | null
type Text = string | null

/** The record in every shape it may arrive in (public-site §3). */
interface EntryAnswer {
  id?: number
  title?: Text
  description?: Text
  imageUrls?: PictureList
  imageUrlsList?: PictureList
  domesticImageUrls?: PictureList
  overseasImageUrls?: PictureList
  courseTitle?: Text
  courseDescription?: Text
  courseImageUrls?: PictureList
  practiceTitle?: Text
  practiceDescription?: Text
  practiceImageUrls?: PictureList
}

/** Loads the page by three calls at once; what fails shows its default or empty state (public-site §7, §8). */
export async function loadIndustryEducation(
  ask: Ask,
  settings: PageSettings = {},
): Promise<IndustryEducationContent> {
  const [texts, entries, services] = await Promise.all([
    loadPageTexts(ask, 'industry-education', defaultEducationTexts, settings),
    orFallback(() => loadEntries(ask, settings), [], '加载产教融合信息失败', settings.report),
    orFallback(() => loadServices(ask, settings), [], '加载技术服务与社会服务失败', settings.report),
  ])
  return { texts, entries, services }
}

async function loadEntries(ask: Ask, { assetBaseUrl }: PageSettings): Promise<EducationEntry[]> {
  const answer: EntryAnswer | EntryAnswer[] | null = await ask('GET /api/industry-education')
  const pictures = (list: PictureList | undefined) => picturesOf(list, assetBaseUrl)
  return (Array.isArray(answer) ? answer : answer ? [answer] : [])
    .map((entry: EntryAnswer, index) => ({
      id: entry.id ?? index,
      title: entry.title ?? '',
      description: entry.description ?? '',
      pictures: pictures(entry.imageUrls || entry.imageUrlsList),
      domesticPictures: pictures(entry.domesticImageUrls),
      overseasPictures: pictures(entry.overseasImageUrls),
      course: {
        title: entry.courseTitle ?? '',
        description: entry.courseDescription ?? '',
        pictures: pictures(entry.courseImageUrls),
      },
      practice: {
        title: entry.practiceTitle ?? '',
        description: entry.practiceDescription ?? '',
        pictures: pictures(entry.practiceImageUrls),
      },
    }))
    .filter(saysSomething)
}

async function loadServices(ask: Ask, { assetBaseUrl }: PageSettings): Promise<TechService[]> {
  const answer: (EntryAnswer & { id: number })[] = await ask('GET /api/tech-service-social-service/active')
  return listOf(answer).map(({ id, title, description, imageUrls, imageUrlsList }) => ({
    id,
    title: title ?? '',
    description: description ?? '',
    pictures: picturesOf(imageUrls || imageUrlsList, assetBaseUrl),
  }))
}

/** A record that was saved without any content is no entry. */
function saysSomething({ title, description, course, practice, ...lists }: EducationEntry): boolean {
  const { pictures, domesticPictures, overseasPictures } = lists
  return (
    Boolean(title || description) ||
    [pictures, domesticPictures, overseasPictures].some((list) => list.length > 0) ||
    [course, practice].some(hasContent)
  )
}

/** Whether a chapter has anything to show. */
export function hasContent({ title, description, pictures }: Chapter): boolean {
  return Boolean(title || description) || pictures.length > 0
}
