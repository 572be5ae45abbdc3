import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { defaultAnnotationTexts } from './default-texts.ts'

/** All that the data annotation page shows. */
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
export type IndustrySolution = EntryOf<'GET /api/industry-solutions/list'>

/** Loads the page by three calls at once; what fails shows its default or empty state (P-465, P-466). */
export async function loadDataAnnotation(read: PageReader): Promise<DataAnnotationContent> {
  const [texts, { imageUrls: pictures, processImageUrls: processPictures, ...service }, solutions] =
    await Promise.all([
      loadPageTexts(read, 'data-annotation', defaultAnnotationTexts),
      read.oneOrEmpty('GET /api/data-annotation', '加载数据标注介绍失败'),
      read.list('GET /api/industry-solutions/list', '加载行业解决方案失败'),
    ])
  return { texts, service: { ...service, pictures, processPictures }, solutions }
}
