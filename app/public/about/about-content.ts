import type { AboutMedia } from '#app/public/home/about-block/company-about.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import type { Picture } from '#app/public/read-answer-lists.ts'

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
  news: NewsStory[]
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
export interface Copyright {
  id: number
  title: string
  imageUrl: string
  category: string
  registrationDate: string
  description: string
}

export interface Certification {
  id: number
  title: string
  imageUrl: string
  category: string
  issueDate: string
  expiryDate: string
  issuingAuthority: string
  description: string
}

/** A visit of leadership care. */
export interface Visit {
  id: number
  imageUrl: string
  description: string
}

export interface NewsStory {
  id: number
  title: string
  summary: string
  /** Cleaned HTML; empty when there is none. */
  content: string
  coverImage: string
  author: string
  /** `YYYY-MM-DD`, of the publishing or else of the first saving. */
  date: string
}
