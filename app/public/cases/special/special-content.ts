import type { PageTexts } from '#app/public/page-texts.ts'

/** What administrators keep for four of the sub pages (back-office §2.5, X-11). */
export type Special = SoilContent | LandContent | DisasterContent | DrivingContent

/** A piece of content with a picture. */
export interface Illustrated {
  id: number
  title: string
  description: string
  /** Address ready for display, or nothing. */
  imageUrl: string
}

export interface SoilContent {
  kind: 'soil'
  introduction: Illustrated | null
  techniques: Illustrated[]
  works: Illustrated[]
}

export interface LandContent {
  kind: 'land'
  background: Illustrated | null
  steps: (Illustrated & { deliverable: string })[]
  statistics: Illustrated[]
}

export interface DisasterContent {
  kind: 'disaster'
  collected: Collected[]
  management: Illustrated[]
  assessment: Illustrated[]
}

/** A kind of data, how it is collected and by which means. */
export interface Collected {
  id: number
  dataType: string
  collectionMethod: string
  technicalSupport: string
}

export interface DrivingContent {
  kind: 'driving'
  /** What the introduction says in place of the banner's own texts. */
  texts: Partial<PageTexts>
  tabs: { id: DrivingTab; label: string; entries: Illustrated[] }[]
}

/** The tabs of the autonomous driving page (back-office §2.5). */
export const drivingTabs = {
  service: '服务内容',
  collection: '数据采集',
  platform: '标注平台',
  advantage: '服务优势',
} as const

export type DrivingTab = keyof typeof drivingTabs
