import type { caseCategories } from '#content/case/case.type.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import { loadPageTexts, type PageTexts } from '#app/public/page-texts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import type { CasePageContent, CasePlace, SuccessCase } from './case-content.ts'
import { pagesAbove, pagesBelow, type CasePage } from './case-pages.ts'
import { topicOf } from './service-of.ts'
import { loadSpecial } from './special/load-special.ts'

/**
 * Loads a page of cases by parallel calls: its category, a parent's sub pages and the administrators' texts. A failure
 * is only logged (P-465, X-10, X-11).
 */
export async function loadCasePage(read: PageReader, page: CasePage): Promise<CasePageContent> {
  const [texts, special, ...cases] = await Promise.all([
    loadTexts(read, page),
    loadSpecial(read, page.category),
    ...categoriesOn(page).map((category) => loadCases(read, category)),
  ])
  return {
    path: page.path,
    place: placeOf(page),
    texts: special?.kind === 'driving' ? withDefaults(special.texts, texts) : texts,
    cases: cases.flat(),
    special,
  }
}

/** Where a page stands among the pages of cases. */
export function placeOf(page: CasePage): CasePlace {
  return {
    eyebrow: page.eyebrow,
    above: pagesAbove(page).map(({ title, path }) => ({ label: title, to: path })),
    hasPagesBelow: pagesBelow(page).length > 0,
    topic: topicOf(page),
  }
}

/** Only the generic page has a page config (P-220, P-222). */
async function loadTexts(read: PageReader, page: CasePage): Promise<PageTexts> {
  const { title, subtitle, description, picture } = page
  const defaults = { title, subtitle, description, backgroundImage: picture }
  return page.category === 'general' ? loadPageTexts(read, 'cases', defaults) : defaults
}

/** Its own category, and those of its sub pages; /cases keeps to its own. */
function categoriesOn(page: CasePage): string[] {
  if (page.category === 'general') return [page.category]
  return [page, ...pagesBelow(page)].map(({ category }) => category)
}

async function loadCases(read: PageReader, category: string): Promise<SuccessCase[]> {
  const query = { category: category as keyof typeof caseCategories }
  const cases = await read.listWithoutHtml('GET /api/case/list?category=', '加载案例失败', { query })
  return cases.map((entry) => ({ ...entry, category }))
}
