import type { CleanHtml } from '#contract/html-allow-list.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import type { Special } from './special/special-content.ts'

/** All that a page of cases shows (public-site §2.11, X-10, X-11). */
export interface CasePageContent {
  /** Address of the page, as the site's list of case pages has it. */
  path: string
  texts: PageTexts
  cases: SuccessCase[]
  /** What administrators keep for four of the sub pages. */
  special?: Special
}

/** One case. */
export interface SuccessCase {
  id: number
  title: string
  description: string
  category: string
  /** Address ready for display, or nothing. */
  imageUrl: string
  content: CleanHtml
}
