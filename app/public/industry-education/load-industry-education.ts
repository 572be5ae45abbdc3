import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { defaultEducationTexts } from './default-texts.ts'

/** All that the industry education page shows. */
export interface IndustryEducationContent {
  texts: PageTexts
  /** The one record, or several should the answer be a list. */
  entries: EducationEntry[]
  services: TechService[]
}

/** The cooperation with schools. */
export interface EducationEntry extends Chapter {
  id: number
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

/** Loads the page by three calls at once; what fails shows its default or empty state (P-465, P-466). */
export async function loadIndustryEducation(read: PageReader): Promise<IndustryEducationContent> {
  const [texts, entries, services] = await Promise.all([
    loadPageTexts(read, 'industry-education', defaultEducationTexts),
    read.list('GET /api/industry-education', '加载产教融合信息失败'),
    read.list('GET /api/tech-service-social-service/active', '加载技术服务与社会服务失败'),
  ])
  return {
    texts,
    entries: entries.map(entryOf).filter(saysSomething),
    services: services.map(({ imageUrls: pictures, ...service }) => ({ ...service, pictures })),
  }
}

/** The record's flat names, sorted into the page's parts. */
function entryOf(record: EntryOf<'GET /api/industry-education'>): EducationEntry {
  const { id, title, description, imageUrls, domesticImageUrls, overseasImageUrls } = record
  const { courseTitle, courseDescription, courseImageUrls } = record
  const { practiceTitle, practiceDescription, practiceImageUrls } = record
  return {
    id,
    title,
    description,
    pictures: imageUrls,
    domesticPictures: domesticImageUrls,
    overseasPictures: overseasImageUrls,
    course: { title: courseTitle, description: courseDescription, pictures: courseImageUrls },
    practice: { title: practiceTitle, description: practiceDescription, pictures: practiceImageUrls },
  }
}

/** A record that was saved without any content is no entry. */
function saysSomething({ domesticPictures, overseasPictures, course, practice, ...own }: EducationEntry) {
  const hasPictures = domesticPictures.length > 0 || overseasPictures.length > 0
  return hasPictures || [own, course, practice].some(hasContent)
}

/** Whether a chapter has anything to show. */
export function hasContent({ title, description, pictures }: Chapter): boolean {
  return Boolean(title || description) || pictures.length > 0
}
