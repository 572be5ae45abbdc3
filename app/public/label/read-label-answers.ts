import type { OutputOf } from '#contract/ask/ask.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { picturesOf } from '#app/public/read-answer-lists.ts'
import type { IntelligentFeature, PlatformIntro, QualityProcess } from './label-content.ts'

type PictureList = readonly string[] | string | null

/** A record whose pictures may come under either name (public-site §3). */
interface Pictured {
  imageUrls?: PictureList
  imageUrlsList?: PictureList
}

/** The platform introduction; empty texts without a record, and no HTML that nothing has cleaned. */
export function readIntro(
  answer: OutputOf<'GET /api/label'>,
  { assetBaseUrl, cleanHtml }: PageSettings,
): PlatformIntro {
  return {
    title: answer?.title ?? '',
    subtitle: answer?.subtitle ?? '',
    description: answer?.description ?? '',
    content: cleanHtml?.(answer?.content ?? '') ?? '',
    pictures: answer ? picturesIn(answer, assetBaseUrl) : [],
  }
}

/** The features that are switched on, each with its first film (public-site §2.13). */
export function readFeatures(
  answer: OutputOf<'GET /api/intelligent-annotation/active'>,
  assetBaseUrl?: string,
): IntelligentFeature[] {
  return answer
    .filter(({ status }) => status !== 0)
    .map(({ id, title, description, icon, videoUrlsList }) => ({
      id,
      title,
      description: description ?? '',
      icon: icon ?? '',
      video: picturesOf(videoUrlsList, assetBaseUrl)[0] ?? '',
    }))
}

/** The first process that is switched on (public-site §2.13). */
export function readQualityProcess(
  answer: OutputOf<'GET /api/quality-process/active'>,
  assetBaseUrl?: string,
): QualityProcess | null {
  const process = answer.find(({ status }) => status !== 0)
  return process ? { title: process.title ?? '', pictures: picturesIn(process, assetBaseUrl) } : null
}

/** The pictures under whichever of the two names holds them. */
export function picturesIn({ imageUrlsList, imageUrls }: Pictured, assetBaseUrl?: string): string[] {
  return picturesOf(imageUrlsList || imageUrls, assetBaseUrl)
}
