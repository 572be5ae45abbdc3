import type { Ask } from '#contract/ask/ask.ts'
import type { caseCategories } from '#contract/types/case.ts'
import { imageAddress } from '#contract/image-address.ts'
import { orFallback } from '#app/public/or-fallback.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import type { CasePageContent, SuccessCase } from './case-content.ts'
import { pagesBelow, type CasePage } from './case-pages.ts'
import { loadSpecial } from './special/load-special.ts'

/**
 * Loads a page of cases, all calls at once: the cases of its category, on a parent also those of its sub pages, and
 * what administrators keep for the page itself. A failure is only logged (public-site §2.11, §8, X-10, X-11).
 */
export async function loadCasePage(
  ask: Ask,
  page: CasePage,
  settings: PageSettings = {},
): Promise<CasePageContent> {
  const [texts, special, ...cases] = await Promise.all([
    loadTexts(ask, page, settings),
    loadSpecial(ask, page.category, settings),
    ...categoriesOn(page).map((category) => loadCases(ask, category, settings)),
  ])
  return {
    path: page.path,
    texts: special?.kind === 'driving' ? { ...texts, ...special.texts } : texts,
    cases: cases.flat(),
    special,
  }
}

/** Only the generic page has a page config (public-site §2.11, §7). */
async function loadTexts(ask: Ask, page: CasePage, settings: PageSettings): Promise<PageTexts> {
  const { title, subtitle, description, picture } = page
  const defaults = { title, subtitle, description, backgroundImage: picture }
  return page.category === 'general' ? loadPageTexts(ask, 'cases', defaults, settings) : defaults
}

/** Its own category, and those of its sub pages; /cases keeps to its own. */
function categoriesOn(page: CasePage): string[] {
  if (page.category === 'general') return [page.category]
  return [page, ...pagesBelow(page)].map(({ category }) => category)
}

async function loadCases(
  ask: Ask,
  category: string,
  { report, assetBaseUrl, cleanHtml }: PageSettings,
): Promise<SuccessCase[]> {
  const query = { category: category as keyof typeof caseCategories }
  const load = async () => listOf(await ask('GET /api/case/list?category=', { query }))
  const answered = await orFallback(load, [], '加载案例失败', report)
  return answered.map(({ id, title, description, imageUrl, content }) => ({
    id,
    title,
    description,
    category,
    imageUrl: imageAddress(imageUrl, assetBaseUrl),
    content: cleanHtml?.(content ?? '') ?? '',
  }))
}
