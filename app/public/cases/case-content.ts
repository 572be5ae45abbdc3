import type { ContactTopic } from '#app/public/contact-address.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import type { Special } from './special/special-content.ts'

/** All that a page of cases shows (public-site §2.11, X-10, X-11). */
export interface CasePageContent {
  /** Address of the page, as the site's list of case pages has it. */
  path: string
  /** Where it stands among the pages of cases, so that the browser needs no list of them before anybody acts. */
  place: CasePlace
  texts: PageTexts
  cases: SuccessCase[]
  /** What administrators keep for four of the sub pages. */
  special?: Special
}

/** What a page of cases says of its place among them. */
export interface CasePlace {
  /** Latin label of the banner. */
  eyebrow: string
  /** Names and addresses from /cases down to the page above. */
  above: { label: string; to: string }[]
  /** It leads on to pages below it. */
  hasPagesBelow: boolean
  /** The service whose cases these are. */
  topic?: ContactTopic
}

/** One case, as cards show it. */
export interface SuccessCase {
  id: number
  title: string
  description: string
  category: string
  /** Address ready for display, or nothing. */
  imageUrl: string
}
