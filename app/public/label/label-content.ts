import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { PageTexts } from '#app/public/page-texts.ts'

/** All that the annotation platform's page shows (public-site §2.13). */
export interface LabelContent {
  texts: PageTexts
  intro: PlatformIntro
  categories: SupportCategory[]
  features: IntelligentFeature[]
  /** The first of the active processes; null when there is none. */
  qualityProcess: QualityProcess | null
}

/** The label record. */
export interface PlatformIntro {
  title: string
  subtitle: string
  description: string
  content: CleanHtml
  pictures: string[]
}

/** A category of annotation with its sub-categories, enabled ones only. */
export interface SupportCategory {
  /** Made of the name, so that a choice survives other categories coming and going. */
  id: string
  name: string
  subCategories: SupportSubCategory[]
}

export interface SupportSubCategory {
  id: string
  name: string
  /** Name of an icon, or an emoji. */
  icon: string
  description: string
  pictures: string[]
}

export interface IntelligentFeature {
  id: number
  title: string
  description: string
  icon: string
  /** Address of the first film, or nothing. */
  video: string
}

export interface QualityProcess {
  title: string
  pictures: string[]
}
