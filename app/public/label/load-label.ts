import type { Ask } from '#contract/ask/ask.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts } from '#app/public/page-texts.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import { defaultLabelTexts } from './default-texts.ts'
import type { LabelContent } from './label-content.ts'
import { readFeatures, readIntro, readQualityProcess } from './read-label-answers.ts'
import { readCategories } from './read-categories.ts'

/** Loads the annotation platform's page by five calls at once; what fails shows its empty state (public-site §7, §8). */
export async function loadLabel(ask: Ask, settings: PageSettings = {}): Promise<LabelContent> {
  const { report, assetBaseUrl } = settings
  const [texts, intro, categories, features, qualityProcess] = await Promise.all([
    loadPageTexts(ask, 'label-platform', defaultLabelTexts, settings),
    orFallback(
      async () => readIntro(await ask('GET /api/label'), settings),
      readIntro(null, settings),
      '加载标注平台介绍失败',
      report,
    ),
    orFallback(
      async () => readCategories(listOf(await ask('GET /api/data-annotation-support/list')), assetBaseUrl),
      [],
      '加载数据标注支持列表失败',
      report,
    ),
    orFallback(
      async () => readFeatures(listOf(await ask('GET /api/intelligent-annotation/active')), assetBaseUrl),
      [],
      '加载智能辅助标注列表失败',
      report,
    ),
    orFallback(
      async () => readQualityProcess(listOf(await ask('GET /api/quality-process/active')), assetBaseUrl),
      null,
      '加载质量流程列表失败',
      report,
    ),
  ])
  return { texts, intro, categories, features, qualityProcess }
}
