import { casePages, generalPage, type CasePage } from './case-pages.ts'

/** The page of a category; the generic one for a category without a page. */
export const casePageOf = (category: string): CasePage =>
  casePages.find((page) => page.category === category) ?? generalPage
