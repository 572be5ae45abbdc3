import { loadPageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { defaultLabelTexts } from './default-texts.ts'
import type { LabelContent } from './label-content.ts'
import { readCategories } from './read-categories.ts'

/** Loads the annotation platform's page by five calls at once; what fails shows its empty state (P-465). */
export async function loadLabel(read: PageReader): Promise<LabelContent> {
  const [texts, { imageUrls: pictures, ...intro }, supports, features, [process]] = await Promise.all([
    loadPageTexts(read, 'label-platform', defaultLabelTexts),
    read.oneOrEmpty('GET /api/label', '加载标注平台介绍失败'),
    read.list('GET /api/data-annotation-support/list', '加载数据标注支持列表失败'),
    read.list('GET /api/intelligent-annotation/active', '加载智能辅助标注列表失败').then(onlyActive),
    read.list('GET /api/quality-process/active', '加载质量流程列表失败').then(onlyActive),
  ])
  return {
    texts,
    intro: { ...intro, pictures },
    categories: readCategories(supports),
    features: features.map(({ id, title, description, icon, videoUrlsList: [video = ''] }) => ({
      id,
      title,
      description,
      icon,
      video,
    })),
    qualityProcess: process ? { title: process.title, pictures: process.imageUrlsList } : null,
  }
}

/** What is switched off is left out even if it were answered (P-277, P-360). */
const onlyActive = <Entry extends { status: 0 | 1 }>(entries: Entry[]) =>
  entries.filter(({ status }) => status === 1)
