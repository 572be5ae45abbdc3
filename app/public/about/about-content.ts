import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { AboutMedia } from '#app/public/home/about-block/company-about.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import type { Picture } from '#app/public/picture.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'

/** All that the about page shows (public-site §2.10); addresses are ready for display. */
export interface AboutPageContent {
  texts: PageTexts
  company: Company
  culture: Culture
  members: CoreMember[]
  honors: Picture[]
  copyrights: Copyright[]
  certifications: Certification[]
  visits: Visit[]
  news: NewsItem[]
}

export interface Company {
  companyName: string
  description: string
  media: AboutMedia
  address: string
  phone: string
  email: string
}

export interface Culture {
  mission: string
  vision: string
  values: string
}

export interface CoreMember {
  id: number
  name: string
  position: string
  photoUrl: string
  /** Status 1; anyone else has left. */
  isEmployed: boolean
  introduction: string
  achievements: string[]
}

/** A registered software. */
export type Copyright = EntryOf<'GET /api/software-copyright/active'>

/** A certificate, with the days on which it was issued and ends. */
export type Certification = EntryOf<'GET /api/qualification-certification/active'>

/** A visit of leadership care. */
export type Visit = EntryOf<'GET /api/leadership-care/enabled'>

/** A story as the page names it; its text comes when it is opened. */
export interface NewsItem {
  id: number
  title: string
  summary: string
  coverImage: string
  author: string
  /** `YYYY-MM-DD`, of the publishing or else of the first saving. */
  date: string
}

/** A story, whole. */
export interface NewsStory extends NewsItem {
  content: CleanHtml
}
